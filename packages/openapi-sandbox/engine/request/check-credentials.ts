import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';

import type {SandboxOperation} from '../../model/model';
import {Refusal} from '../refusal';
import type {SandboxRequest} from './sandbox-request';

export interface Caller {
  /** Identifies the caller, for example a user id. Rate limits and retries are counted per id. */
  readonly id: string;
  /** Scopes of the credentials. If absent, the caller has all scopes. */
  readonly scopes?: readonly string[];
}

export interface Credential {
  readonly scheme: SecurityRequirement;
  readonly secret: string;
}

/** Returns the caller with these credentials; undefined if the credentials are unknown. */
export type Identify = (credentials: readonly Credential[]) => Caller | undefined;

/** Accepts any credentials. Requests with the same credentials have the same caller. */
export const acceptAnyCredentials: Identify = (credentials) => ({
  id: credentials.map(({secret}) => secret).join(' ') || 'anonymous',
});

const findCookie = (header: string, name: string): string | undefined =>
  header
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

interface Recognition {
  readonly identify: Identify;
  readonly realm: string;
  readonly withoutCookies: boolean;
  /** Builds the refusal of a caller who lacks scopes; undefined for the default. */
  readonly refuse: (caller: Caller) => Refusal | undefined;
}

function findSecret(
  scheme: SecurityRequirement,
  request: SandboxRequest,
  {withoutCookies}: Recognition,
): string | undefined {
  const {type, name = '', in: location, httpScheme = 'bearer'} = scheme;
  // The sandbox cannot see client certificates, so they count as present.
  if (type === 'mutualTLS') return '';
  if (type === 'apiKey') {
    if (location === 'query') return new URL(request.url).searchParams.get(name) ?? undefined;
    if (location === 'cookie' && withoutCookies) return '';
    if (location === 'cookie') return findCookie(request.headers.get('cookie') ?? '', name);
    // `Headers.get` throws if the name in the contract is not a valid header name.
    return new Map(request.headers).get(name.toLowerCase());
  }
  const [, scheme2 = '', secret = ''] =
    /^(\S+) +(\S.*)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return scheme2.toLowerCase() === httpScheme ? secret.trim() : undefined;
}

/** Builds the value of a `WWW-Authenticate` header (RFC 9110, 11.6.1; RFC 6750, 3 for its parameters). */
function toChallenge({security}: SandboxOperation, realm: string, parameters = ''): string {
  const [first] = security.flat();
  const {httpScheme = 'bearer', type = 'apiKey'} = first ?? {};
  const scheme = type === 'apiKey' || type === 'mutualTLS' ? type : httpScheme;
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} realm="${realm}"${parameters}`;
}

const lists = (scopes: readonly string[], {scopes: held}: Caller): boolean =>
  held === undefined || scopes.every((scope) => held.includes(scope));

/**
 * Authenticates the caller by the first security requirement that the request fulfills.
 *
 * @throws Refusal with 401 if credentials are missing or unknown, with 403 if they lack a scope
 */
export function checkCredentials(
  request: SandboxRequest,
  operation: SandboxOperation,
  recognition: Recognition,
): Caller {
  const {identify, realm} = recognition;
  const {security} = operation;
  if (security.length === 0 || security.some((schemes) => schemes.length === 0))
    return {id: 'anonymous'};
  const given = security.map((schemes) =>
    schemes.flatMap((scheme) => {
      const secret = findSecret(scheme, request, recognition);
      return secret === undefined ? [] : [{scheme, secret}];
    }),
  );
  const complete = given.filter((one, index) => one.length === security[index]?.length);
  if (complete.length === 0) {
    const detail = 'The request has no credentials, or not all that the operation requires.';
    throw new Refusal(401, {detail, headers: {'WWW-Authenticate': toChallenge(operation, realm)}});
  }
  const known = complete.flatMap((credentials) => {
    const caller = identify(credentials);
    return caller === undefined ? [] : [{caller, credentials}];
  });
  const [first] = known;
  if (first === undefined) {
    const challenge = toChallenge(operation, realm, ', error="invalid_token"');
    const detail = 'The credentials are unknown, expired or revoked.';
    throw new Refusal(401, {detail, headers: {'WWW-Authenticate': challenge}});
  }
  const toScopes = (credentials: readonly Credential[]) =>
    credentials.flatMap(({scheme}) => scheme.scopes);
  const permitted = known.find(({caller, credentials}) => lists(toScopes(credentials), caller));
  if (permitted === undefined)
    throw (
      recognition.refuse(first.caller) ?? refuseScope(operation, realm, toScopes(first.credentials))
    );
  return permitted.caller;
}

/** Builds the refusal of a caller who lacks scopes (RFC 6750, 3.1). */
export function refuseScope(
  operation: SandboxOperation,
  realm: string,
  scopes: readonly string[],
): Refusal {
  const scope = scopes.join(' ');
  const parameters = `, error="insufficient_scope", scope="${scope}"`;
  return new Refusal(403, {
    detail: `This request needs the scope ${scope}.`,
    headers: {'WWW-Authenticate': toChallenge(operation, realm, parameters)},
    members: {required_scope: scope},
  });
}
