import type {components} from '../../openapi/ciso-api';

type Schemas = components['schemas'];

export type Company = Schemas['Company'];
export type CompanyUpdate = Schemas['CompanyUpdate'];
export type User = Schemas['User'];
export type UserCreate = Schemas['UserCreate'];
export type UserUpdate = Schemas['UserUpdate'];
export type UserType = Schemas['UserType'];
export type UserStatus = Schemas['UserStatus'];

/** An account as stored. Its status is not stored, but calculated from the other fields and the time. */
export interface Account extends Omit<User, 'status'> {
  readonly isAccepted: boolean;
  readonly isSuspended: boolean;
  /** Number of open records that are assigned to the person. */
  readonly openAssignments: number;
  /** Number of changes, which starts at 0 for records of the examples and at 1 for new records. */
  readonly revision: number;
}

export interface Profile {
  readonly record: Omit<Company, 'profile_status'>;
  readonly revision: number;
}

export type External = 'outsource' | 'vendor' | 'auditor';

export const isExternal = (userType: UserType): userType is External =>
  userType !== 'ciso' && userType !== 'member';

/** Returns the status of an account. An end date in the past takes precedence over a suspension. */
export function toStatus(
  {access_expires_at: end, isAccepted, isSuspended}: Account,
  now: number,
): UserStatus {
  if (end !== null && Date.parse(end) <= now) return 'expired';
  if (!isAccepted) return 'invited';
  return isSuspended ? 'suspended' : 'active';
}

export function toUser(account: Account, now: number): User {
  const {isAccepted, isSuspended, openAssignments, revision, ...user} = account;
  const {id, email, given_name, family_name, display_name, user_type, ...others} = user;
  const names = {id, email, given_name, family_name, display_name, user_type};
  return {...names, status: toStatus(account, now), ...others};
}

export function toCompany({record}: Profile): Company {
  const {industry, employee_band: band, security_contact: contact} = record;
  const isComplete = industry !== undefined && band !== undefined && contact !== undefined;
  return {...record, profile_status: isComplete ? 'complete' : 'incomplete'};
}

/** Formats a time as in the API: in UTC, without fractions of seconds. */
export const toTime = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/** Entity tag of the contract's examples and of their unchanged records, so that code samples work. */
const EXAMPLE_TAG = '"a7f3c1d09b42"';

/** Returns the entity tag of a user, which changes with the record and with its status. */
export function toUserTag(account: Account, now: number): string {
  const status = toStatus(account, now);
  if (account.revision === 0 && status === 'active') return EXAMPLE_TAG;
  return `"${account.revision.toString(16)}-${status}"`;
}

export const toCompanyTag = ({revision}: Profile): string =>
  revision === 0 ? EXAMPLE_TAG : `"${revision.toString(16)}"`;
