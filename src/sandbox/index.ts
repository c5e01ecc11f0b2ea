import {type Caller, createSandbox, type Credential} from '@openapi-portal/openapi-sandbox/engine';
import type {SandboxModel} from '@openapi-portal/openapi-sandbox/model';

import {toCompanyHandlers} from './company';
import {DEFAULT_QUOTA, type Quota, RateLimit} from './rate-limit';
import {toStatus, toUser, type UserType} from './records';
import {REALM} from './refusals';
import {type State, Store} from './store';
import {toUserHandlers} from './users';

export interface CisoSandboxOptions {
  /** Initial state: the result of `toFirstState`, or an earlier result of `toState`. */
  readonly state: State;
  readonly quota?: Quota;
  /** Returns the machine's time in milliseconds since 1970. */
  readonly clock?: () => number;
  readonly report?: (message: string) => void;
}

/** Lists the scopes that a user type can have, according to the contract's `x-access`. */
function listScopes({operations}: SandboxModel, userType: UserType): readonly string[] {
  const rules = operations.flatMap(({access}) => access);
  const held = rules.filter(({userTypes}) => userTypes.includes(userType));
  return [...new Set(held.map(({scope}) => scope))];
}

/** Lifetime of a token in seconds, if the token contains its time of issue. */
const TOKEN_LIFETIME = 3600;

/** Issues a token for the first person of a user type. The token is valid for an hour. */
export const issueToken = (userType: UserType, now: number): string =>
  `sandbox-${userType}.${Math.floor(now / 1000)}`;

/** Matches `sandbox-<user type>`, followed by optional scopes, such as `+profile`, and an optional time of issue. */
const TOKEN = /^sandbox-([a-z]+)((?:\+[a-z.]+)*)(?:\.(\d+))?$/;

/** Reads a token. Returns the first account of its user type, if active, and the scopes in the token. */
function readToken([credential]: readonly Credential[], store: Store, now: number) {
  const [, userType, scopes = '', issued] = TOKEN.exec(credential?.secret ?? '') ?? [];
  if (issued !== undefined && now >= (Number(issued) + TOKEN_LIFETIME) * 1000) return undefined;
  const person = store.list().find((one) => one.user_type === userType);
  if (person === undefined || toStatus(person, now) !== 'active') return undefined;
  return {person, named: scopes === '' ? undefined : scopes.slice(1).split('+')};
}

/** Creates a stateful sandbox of the Ciso API. The sandbox's clock starts at the time of the given state. */
export function createCisoSandbox(model: SandboxModel, options: CisoSandboxOptions) {
  const {state, quota = DEFAULT_QUOTA, clock = Date.now, report} = options;
  const store = new Store(state);
  const limit = new RateLimit(quota);
  const scopesByType = new Map<UserType, readonly string[]>();
  const started = clock();
  const now = (): number => state.at + clock() - started;
  const identify = (credentials: readonly Credential[]): Caller | undefined => {
    const token = readToken(credentials, store, now());
    if (token === undefined) return undefined;
    const {person, named} = token;
    const scopes = scopesByType.get(person.user_type) ?? listScopes(model, person.user_type);
    scopesByType.set(person.user_type, scopes);
    return {id: person.id, scopes: scopes.filter((one) => named?.includes(one) ?? true)};
  };
  const sandbox = createSandbox(model, {
    handlers: {...toCompanyHandlers(store), ...toUserHandlers(store)},
    identify,
    realm: REALM,
    admit: ({id}, time) => limit.count(id, time),
    listHeaders: (caller, time, requestId) => ({
      'Request-Id': requestId,
      ...limit.toHeaders(caller?.id ?? '', time),
    }),
    now,
    ...(report !== undefined && {report}),
  });
  return {
    ...sandbox,
    now,
    listUsers: () => store.list().map((account) => toUser(account, now())),
    toState: () => store.toState(now()),
    /** Restores a state that was read earlier with `toState`. */
    restore: (written: State) => store.restore(written),
  };
}
