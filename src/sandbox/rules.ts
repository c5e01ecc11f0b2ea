import type {Json} from '@openapi-portal/openapi-model/inputs';
import {type FieldError, Refusal} from '@openapi-portal/openapi-sandbox/engine';
import {isJsonObject} from '@openapi-portal/reports/json';

import {type Account, isExternal, toStatus, type User, type UserStatus} from './records';
import type {Store} from './store';

/** The fields that only external accounts have. */
const EXTERNAL_FIELDS = ['organization_name', 'sponsor_user_id', 'access_expires_at'] as const;

/** The longest time for which external access is given, in milliseconds. */
const MAX_ACCESS = 366 * 24 * 60 * 60 * 1000;

/** The fields of one's own record that `profile.write` may change. */
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

/** create-user, update-user-info, update-company: a time zone is one that IANA lists. */
export const findTimezoneErrors = (timezone: string | undefined): readonly FieldError[] =>
  timezone === undefined || isTimezone(timezone)
    ? []
    : [{pointer: '/timezone', detail: 'must be a time zone that IANA lists'}];

/** create-user, update-user-info: a sponsor is an active CISO or member. */
function findSponsorErrors(id: string | null | undefined, store: Store, now: number) {
  if (id === undefined || id === null) return [];
  const sponsor = store.find(id);
  const isFit =
    sponsor !== undefined && !isExternal(sponsor.user_type) && toStatus(sponsor, now) === 'active';
  return isFit
    ? []
    : [{pointer: '/sponsor_user_id', detail: 'must be the id of an active CISO or member'}];
}

/** create-user, update-user-info: access ends in the future, at most 366 days ahead. */
function findEndErrors(end: string | null | undefined, now: number): readonly FieldError[] {
  if (end === undefined || end === null) return [];
  const time = Date.parse(end);
  if (time <= now) return [{pointer: '/access_expires_at', detail: 'must be in the future'}];
  return time <= now + MAX_ACCESS
    ? []
    : [{pointer: '/access_expires_at', detail: 'must be at most 366 days ahead'}];
}

/** update-user-info: only external accounts have an organisation, a sponsor and an end date. */
const findExternalErrors = (account: Account, fields: Fields): readonly FieldError[] =>
  isExternal(account.user_type)
    ? []
    : EXTERNAL_FIELDS.filter((name) => Object.hasOwn(fields, name)).map((name) => ({
        pointer: `/${name}`,
        detail: 'is for outsource, vendor and auditor users only',
      }));

/** Finds violations in the fields of a user that schemas cannot express. */
export const findUserErrors = (
  fields: Fields,
  store: Store,
  now: number,
): readonly FieldError[] => [
  ...findSponsorErrors(fields.sponsor_user_id, store, now),
  ...findEndErrors(fields.access_expires_at, now),
  ...findTimezoneErrors(fields.timezone),
];

/** Returns the reason why an account must keep the user type CISO; undefined if there is none. */
function findCisoDuty(account: Account, store: Store, now: number) {
  if (store.profile.record.ciso_user_id === account.id) return 'company_ciso';
  const isLast =
    toStatus(account, now) === 'active' &&
    account.user_type === 'ciso' &&
    store.countActive('ciso', now) === 1;
  return isLast ? 'last_ciso' : undefined;
}

/**
 * update-user-info: an active account is suspended and a suspended one made active; neither the last active CISO
 * nor the one of the company profile is suspended.
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

/** Finds violations in a change of a user that its schema cannot express. */
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
 * update-user-info: a user type changes between CISO and member only, and not of the last active CISO or the one of
 * the company profile.
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
 * create-user, update-user-info: an e-mail address belongs to one user, ignoring case.
 *
 * @throws Refusal with 409
 */
export function checkEmail(email: string | undefined, store: Store, id?: string): void {
  const owner = email === undefined ? undefined : store.findByEmail(email);
  if (owner === undefined || owner.id === id) return;
  const detail = `Another user already has the address ${email ?? ''}.`;
  throw new Refusal(409, {kind: 'email-already-in-use', detail});
}

/** Required members of an address and a contact, if they are set. */
const REQUIRED_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  address: ['line1', 'city'],
  security_contact: ['email'],
};

/** update-company: a new address has a line and a city, a new contact an e-mail address. */
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

/** update-company: the accountable CISO is an active one. */
export function findCisoErrors(id: string | undefined, store: Store, now: number) {
  if (id === undefined) return [];
  const user = store.find(id);
  const isActive = user !== undefined && toStatus(user, now) === 'active';
  return isActive && user.user_type === 'ciso'
    ? []
    : [{pointer: '/ciso_user_id', detail: 'must be the id of an active CISO'}];
}

/** delete-user: what has to be handed over first, each reason once. */
export function listBlocks(account: Account, store: Store, now: number) {
  const isLast =
    account.user_type === 'ciso' &&
    toStatus(account, now) === 'active' &&
    store.countActive('ciso', now) === 1;
  const counts = [
    ['last_ciso', Number(isLast)],
    ['company_ciso', Number(store.profile.record.ciso_user_id === account.id)],
    ['open_assignments', account.openAssignments],
    ['sponsor_of_users', store.countSponsored(account.id)],
  ] as const;
  return counts.flatMap(([reason, count]) => (count > 0 ? [{reason, count}] : []));
}
