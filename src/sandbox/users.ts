import {writeJson} from '@openapi-portal/reports/json';
import {
  type ResponseData,
  type Call,
  type Handler,
  Refusal,
} from '@openapi-portal/openapi-sandbox/engine';
import type {Json} from '@openapi-portal/openapi-model/inputs';

import {toDeprecationHeaders} from './deprecation';
import {checkFields, checkVersion, refuseOwnChange, refuseUnlisted} from './refusals';
import {readPageToken, writePageToken} from './page-token';
import {
  type Account,
  type External,
  isExternal,
  toStatus,
  toTime,
  toUser,
  toUserTag,
  type User,
  type UserCreate,
  type UserUpdate,
} from './records';
import {
  checkEmail,
  checkTypeChange,
  findChangeErrors,
  findUserErrors,
  listBlocks,
  OWN_FIELDS,
} from './rules';
import type {Store} from './store';

type CheckedCall = Omit<Call, 'body'>;

const DEFAULT_PAGE = 25;
const MAX_PAGE = 100;

const DATA_SCOPES: Readonly<Record<External, User['data_scope']>> = {
  outsource: 'assigned',
  vendor: 'own_organization',
  auditor: 'engagement',
};

const APPLICATIONS: Readonly<Record<External, User['home_application']>> = {
  outsource: 'supplier',
  vendor: 'vendor',
  auditor: 'auditor',
};

const holds = ({caller}: CheckedCall, scope: string): boolean =>
  caller.scopes?.includes(scope) ?? true;

const NOT_FOUND = 'No user with this id exists within your scope.';

/**
 * Finds the account in the path. A caller without a scope for users can only find their own account.
 *
 * @throws Refusal with 404 if the caller cannot see the account
 */
function findAccount(call: CheckedCall, store: Store): Account {
  const {caller, parameters} = call;
  const account = store.find(String(parameters.path.user_id));
  const isSeen =
    account?.id === caller.id || holds(call, 'users.read') || holds(call, 'users.write');
  if (account !== undefined && isSeen) return account;
  throw new Refusal(404, {kind: 'user-not-found', detail: NOT_FOUND});
}

const checkUserVersion = (call: CheckedCall, account: Account): void =>
  checkVersion(call, 'The user', account.updated_at, toUserTag(account, call.now));

const answerUser = (status: number, account: Account, now: number): ResponseData => ({
  status,
  headers: {ETag: toUserTag(account, now)},
  body: {...toUser(account, now)},
});

const readUser = (store: Store): Handler => ({
  nowhere: NOT_FOUND,
  answer: (call) => {
    const account = findAccount(call, store);
    const tag = toUserTag(account, call.now);
    const isCurrent = call.parameters.header['If-None-Match'] === tag;
    return isCurrent ? {status: 304, headers: {ETag: tag}} : answerUser(200, account, call.now);
  },
});

/** Parses a time whose format is already validated. Leap seconds, which `Date.parse` rejects, count as second 59. */
const toInstant = (time: Json): number => Date.parse(String(time).replace(/:60(?=[.Zz+-])/, ':59'));

/** Returns the first items that pass a test, up to a maximum number. */
function takeFirst<T>(
  all: readonly T[],
  most: number,
  isFitting: (one: T) => boolean,
): readonly T[] {
  const found: T[] = [];
  for (const one of all) {
    if (isFitting(one)) found.push(one);
    if (found.length === most) break;
  }
  return found;
}

const listUsers = (store: Store): Handler => ({
  answer: ({parameters: {query}, now}) => {
    const {page_size: size = 0, page_token: token, ...filters} = query;
    const position = {at: now, of: writeJson({size, ...filters})};
    const after = typeof token === 'string' ? readPageToken(token, position) : undefined;
    if (token !== undefined && after === undefined) {
      const detail = 'The page token has expired, or is of other parameters.';
      throw new Refusal(400, {kind: 'invalid-request', detail});
    }
    const limit = Math.min(MAX_PAGE, Number(size) || DEFAULT_PAGE);
    const email = typeof filters.email === 'string' ? filters.email.toLowerCase() : undefined;
    const since =
      filters.updated_after === undefined ? -Infinity : toInstant(filters.updated_after);
    const isFitting = (account: Account): boolean =>
      isAfter(account, after) &&
      Date.parse(account.updated_at) > since &&
      (filters.user_type ?? account.user_type) === account.user_type &&
      (filters.status ?? toStatus(account, now)) === toStatus(account, now) &&
      (email ?? account.email.toLowerCase()) === account.email.toLowerCase();
    const fitting = takeFirst(store.list(), limit + 1, isFitting);
    const page = fitting.slice(0, limit);
    const last = fitting.length > limit ? page.at(-1) : undefined;
    const next = last && writePageToken({after: [last.created_at, last.id], ...position});
    const items = page.map((account): Json => ({...toUser(account, now)}));
    return {status: 200, body: {items, ...(next !== undefined && {next_page_token: next})}};
  },
});

function isAfter({created_at: at, id}: Account, after?: readonly [string, string]): boolean {
  if (after === undefined) return true;
  return at > after[0] || (at === after[0] && id > after[1]);
}

type Names = Pick<User, 'given_name' | 'family_name'>;

/** Returns the display name of users who have not chosen one; at most 200 characters. */
const toDisplayName = ({given_name: given, family_name: family}: Names): string =>
  `${given} ${family}`.slice(0, 200);

function toAccount(body: UserCreate, {record}: Store['profile'], now: number): Account {
  const {user_type: userType} = body;
  const time = toTime(now);
  const external = 'sponsor_user_id' in body ? body : undefined;
  const end = external?.access_expires_at;
  return {
    id: crypto.randomUUID(),
    email: body.email,
    given_name: body.given_name,
    family_name: body.family_name,
    display_name: body.display_name ?? toDisplayName(body),
    user_type: userType,
    data_scope: isExternal(userType) ? DATA_SCOPES[userType] : 'company',
    home_application: isExternal(userType) ? APPLICATIONS[userType] : 'cyberview',
    organization_name: external?.organization_name ?? null,
    sponsor_user_id: external?.sponsor_user_id ?? null,
    access_expires_at: end === undefined ? null : toTime(Date.parse(end)),
    job_title: body.job_title ?? null,
    phone: body.phone ?? null,
    locale: body.locale ?? record.default_locale,
    timezone: body.timezone ?? record.timezone,
    mfa_enabled: false,
    last_sign_in_at: null,
    created_at: time,
    updated_at: time,
    isAccepted: false,
    isSuspended: false,
    openAssignments: 0,
    revision: 1,
  };
}

const createUser = (store: Store): Handler => ({
  findErrors: ({body, now}) => findUserErrors(body as unknown as UserCreate, store, now),
  answer: (call) => {
    const {caller, parameters, now} = call;
    const body = call.body as unknown as UserCreate;
    const given = parameters.header['Idempotency-Key'];
    const key = typeof given === 'string' ? `${caller.id} ${given.toLowerCase()}` : undefined;
    const text = writeJson(body);
    const stored = key === undefined ? undefined : store.findResponse(key, now);
    if (stored !== undefined && stored.body !== text) {
      const detail = 'The key was used in the last 24 hours with a different body. Send a new key.';
      throw new Refusal(422, {kind: 'idempotency-key-reused', detail});
    }
    if (stored !== undefined) return stored.answer;
    checkFields(findUserErrors(body, store, now));
    checkEmail(body.email, store);
    const account = toAccount(body, store.profile, now);
    store.put(account);
    const answer = answerUser(201, account, now);
    const headers = {...answer.headers, Location: `${call.path}/${account.id}`};
    const made = {...answer, headers};
    if (key !== undefined) store.storeResponse(key, {body: text, answer: made, at: now});
    return made;
  },
});

/** Applies a change to an account, whose display name follows the other names unless chosen. */
function changeAccount(account: Account, change: UserUpdate, now: number): Account {
  const {status, access_expires_at: end, ...fields} = change;
  const revived = end === undefined ? {} : {access_expires_at: toTime(Date.parse(end))};
  const isRevived = end !== undefined && toStatus(account, now) === 'expired';
  const isSuspended =
    status === undefined ? account.isSuspended && !isRevived : status === 'suspended';
  const named = {...account, ...fields};
  const isChosen =
    fields.display_name !== undefined || account.display_name !== toDisplayName(account);
  const display = isChosen ? {} : {display_name: toDisplayName(named)};
  const changed = {...named, ...display, ...revived, isSuspended} as Account;
  if (writeJson(changed) === writeJson(account)) return account;
  return {...changed, updated_at: toTime(now), revision: account.revision + 1};
}

/** Scopes for changing one's own record. `profile` is deprecated for this purpose. */
const OWN_SCOPES = ['profile.write', 'profile'];

/** Headers of changes that the caller may only make because of `profile`, deprecated since 1.2.0. */
const DEPRECATED_PROFILE = toDeprecationHeaders('2026-11-25');

const isDeprecated = (call: CheckedCall): boolean =>
  !['users.write', 'profile.write'].some((scope) => holds(call, scope));

/** @throws Refusal with 403 if the caller may not change this record or these fields */
function checkRight(call: CheckedCall, account: Account, fields: readonly string[]): void {
  if (holds(call, 'users.write')) return;
  const isOwn = account.id === call.caller.id && OWN_SCOPES.some((scope) => holds(call, scope));
  if (isOwn && fields.every((name) => OWN_FIELDS.includes(name))) return;
  throw refuseUnlisted(call, 'users.write');
}

const updateUser = (store: Store): Handler => ({
  nowhere: NOT_FOUND,
  refuseScopes: (call) =>
    call.pathValues.user_id === call.caller.id ? refuseOwnChange(call) : undefined,
  check: (call) => {
    const account = findAccount(call, store);
    checkRight(call, account, []);
    checkUserVersion(call, account);
  },
  findErrors: (call) => {
    const change = call.body as unknown as UserUpdate;
    return findChangeErrors(findAccount(call, store), change, store, call.now);
  },
  answer: (call) => {
    const {now} = call;
    const change = call.body as unknown as UserUpdate;
    const account = findAccount(call, store);
    checkRight(call, account, Object.keys(change));
    checkFields(findChangeErrors(account, change, store, now));
    checkTypeChange(account, change, store, now);
    checkEmail(change.email, store, account.id);
    const changed = changeAccount(account, change, now);
    store.put(changed);
    const answer = answerUser(200, changed, now);
    const headers = {...answer.headers, ...(isDeprecated(call) && DEPRECATED_PROFILE)};
    return {...answer, headers};
  },
});

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const REASONS = {
  last_ciso: () => 'the user is the last active CISO',
  company_ciso: () => 'the company profile names the user',
  open_assignments: (count: number) =>
    `${plural(count, 'record is', 'records are')} assigned to the user`,
  sponsor_of_users: (count: number) => `the user sponsors ${plural(count, 'user', 'users')}`,
};

const deleteUser = (store: Store): Handler => ({
  nowhere: NOT_FOUND,
  check: (call) => checkUserVersion(call, findAccount(call, store)),
  answer: (call) => {
    const account = findAccount(call, store);
    const blocking = listBlocks(account, store, call.now);
    if (blocking.length > 0) {
      const reasons = blocking.map(({reason, count}) => REASONS[reason](count)).join(', ');
      const detail = `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`;
      const members = {blocking};
      throw new Refusal(409, {kind: 'user-in-use', detail, members});
    }
    store.delete(account);
    return {status: 204};
  },
});

export const toUserHandlers = (store: Store): Readonly<Record<string, Handler>> => ({
  'get-users-info': listUsers(store),
  'create-user': createUser(store),
  'get-user-info': readUser(store),
  'update-user-info': updateUser(store),
  'delete-user': deleteUser(store),
});
