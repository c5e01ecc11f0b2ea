import type {Json} from '@openapi-portal/openapi-model/inputs';
import {type FieldError, Refusal} from '@openapi-portal/openapi-sandbox/engine';
import {isJsonObject} from '@openapi-portal/reports/json';

import {type Account, isExternal, toStatus, type User, type UserStatus} from './records';
import type {Store} from './store';

const EXTERNAL_FIELDS = ['organization_name', 'sponsor_user_id', 'access_expires_at'] as const;

/** Maximum duration of external access, in milliseconds. */
const MAX_ACCESS = 366 * 24 * 60 * 60 * 1000;

/** Fields that users may change in their own record with `profile.write`. */
export const OWN_FIELDS: readonly string[] = [
  'given_name',
  'family_name',
  'display_name',
  'phone',
  'locale',
  'timezone',
];

type Fields = Partial<Omit<User, 'status'>> & {readonly status?: UserStatus};

const isTimezone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', {timeZone: name}).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** create-user, update-user-info, update-company: the time zone must be in the IANA list. */
export const findTimezoneErrors = (timezone: string | undefined): readonly FieldError[] =>
  timezone === undefined || isTimezone(timezone)
    ? []
    : [{pointer: '/timezone', detail: 'must be a time zone that IANA lists'}];

/** create-user, update-user-info: the sponsor must be an active CISO or member. */
function findSponsorErrors(id: string | null | undefined, store: Store, now: number) {
  if (id === undefined || id === null) return [];
  const sponsor = store.find(id);
  const isFit =
    sponsor !== undefined && !isExternal(sponsor.user_type) && toStatus(sponsor, now) === 'active';
  return isFit
    ? []
    : [{pointer: '/sponsor_user_id', detail: 'must be the id of an active CISO or member'}];
}

/** create-user, update-user-info: access must end in the future, at most 366 days ahead. */
function findEndErrors(end: string | null | undefined, now: number): readonly FieldError[] {
  if (end === undefined || end === null) return [];
  const time = Date.parse(end);
  if (time <= now) return [{pointer: '/access_expires_at', detail: 'must be in the future'}];
  return time <= now + MAX_ACCESS
    ? []
    : [{pointer: '/access_expires_at', detail: 'must be at most 366 days ahead'}];
}

/** update-user-info: only external accounts can have an organisation, a sponsor and an end date. */
const findExternalErrors = (account: Account, fields: Fields): readonly FieldError[] =>
  isExternal(account.user_type)
    ? []
    : EXTERNAL_FIELDS.filter((name) => Object.hasOwn(fields, name)).map((name) => ({
        pointer: `/${name}`,
        detail: 'is for outsource, vendor and auditor users only',
      }));

/** Finds violations of rules that schemas cannot express, in the fields of a user. */
export const findUserErrors = (
  fields: Fields,
  store: Store,
  now: number,
): readonly FieldError[] => [
  ...findSponsorErrors(fields.sponsor_user_id, store, now),
  ...findEndErrors(fields.access_expires_at, now),
  ...findTimezoneErrors(fields.timezone),
];

const isLastCiso = (account: Account, store: Store, now: number): boolean =>
  account.user_type === 'ciso' &&
  toStatus(account, now) === 'active' &&
  store.countActive('ciso', now) === 1;

/** Returns the reason why the company needs an account as its CISO; undefined if there is none. */
function findCisoDuty(account: Account, store: Store, now: number) {
  if (store.profile.record.ciso_user_id === account.id) return 'company_ciso';
  return isLastCiso(account, store, now) ? 'last_ciso' : undefined;
}

/**
 * update-user-info: only active accounts can be suspended, and only suspended accounts can be reactivated. The last
 * active CISO and the CISO of the company profile cannot be suspended.
 */
function findStatusErrors(account: Account, {status}: Fields, store: Store, now: number) {
  const present = toStatus(account, now);
  if (status === undefined) return [];
  if (present === 'invited' || present === 'expired')
    return [{pointer: '/status', detail: `cannot be set while the account is ${present}`}];
  const duty = status === 'suspended' ? findCisoDuty(account, store, now) : undefined;
  const reason = duty === 'last_ciso' ? 'the last active CISO' : 'the CISO of the company profile';
  return duty === undefined
    ? []
    : [{pointer: '/status', detail: `cannot be suspended: the user is ${reason}`}];
}

/** Finds violations of rules that schemas cannot express, in a change of a user. */
export const findChangeErrors = (
  account: Account,
  fields: Fields,
  store: Store,
  now: number,
): readonly FieldError[] => [
  ...findUserErrors(fields, store, now),
  ...findExternalErrors(account, fields),
  ...findStatusErrors(account, fields, store, now),
];

const describeType = (userType: string): string =>
  userType === 'ciso' ? 'a CISO' : `${/^[ao]/.test(userType) ? 'an' : 'a'} ${userType} user`;

/**
 * update-user-info: the user type can only change between CISO and member. The last active CISO and the CISO of the
 * company profile must remain CISOs.
 *
 * @throws Refusal with 409
 */
export function checkTypeChange(account: Account, fields: Fields, store: Store, now: number): void {
  const {user_type: from} = account;
  const to = fields.user_type ?? from;
  const isOther = isExternal(from) || isExternal(to);
  const duty = from === 'ciso' ? findCisoDuty(account, store, now) : undefined;
  if (from === to || (!isOther && duty === undefined)) return;
  const detail = isOther
    ? `The type cannot change from ${describeType(from)} to ${describeType(to)}. Create a new user instead.`
    : 'The company would be left without its CISO. Appoint another first.';
  const members = {from, to};
  throw new Refusal(409, {
    kind: 'user-type-change-not-allowed',
    detail,
    members,
  });
}

/**
 * create-user, update-user-info: an e-mail address can belong to only one user, ignoring case.
 *
 * @throws Refusal with 409
 */
export function checkEmail(email: string | undefined, store: Store, id?: string): void {
  const owner = email === undefined ? undefined : store.findByEmail(email);
  if (owner === undefined || owner.id === id) return;
  const detail = `Another user already has the address ${email ?? ''}.`;
  throw new Refusal(409, {kind: 'email-already-in-use', detail});
}

const REQUIRED_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  address: ['line1', 'city'],
  security_contact: ['email'],
};

/** update-company: a new address needs a line and a city, and a new contact needs an e-mail address. */
export const findMissingMembers = (
  profile: Readonly<Record<string, Json>>,
): readonly FieldError[] =>
  Object.entries(REQUIRED_MEMBERS).flatMap(([name, members]) => {
    const value = profile[name];
    if (!isJsonObject(value)) return [];
    return members
      .filter((member) => value[member] === undefined)
      .map((member) => ({pointer: `/${name}/${member}`, detail: 'is required'}));
  });

/** update-company: the accountable CISO must be an active CISO. */
export function findCisoErrors(id: string | undefined, store: Store, now: number) {
  if (id === undefined) return [];
  const user = store.find(id);
  const isActive = user !== undefined && toStatus(user, now) === 'active';
  return isActive && user.user_type === 'ciso'
    ? []
    : [{pointer: '/ciso_user_id', detail: 'must be the id of an active CISO'}];
}

/** delete-user: lists the reasons why a user cannot be deleted, with the number of affected records. */
export function listBlocks(account: Account, store: Store, now: number) {
  const counts = [
    ['last_ciso', Number(isLastCiso(account, store, now))],
    ['company_ciso', Number(store.profile.record.ciso_user_id === account.id)],
    ['open_assignments', account.openAssignments],
    ['sponsor_of_users', store.countSponsored(account.id)],
  ] as const;
  return counts.flatMap(([reason, count]) => (count > 0 ? [{reason, count}] : []));
}
