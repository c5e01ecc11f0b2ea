import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';

export interface Credential {
  readonly secret: string;
  /** User name for HTTP Basic, in which `secret` is the password. */
  readonly user: string;
}

export const NO_CREDENTIAL: Credential = {secret: '', user: ''};

export interface GivenCredential {
  readonly requirement: SecurityRequirement;
  readonly credential: Credential;
}

/** The input for a scheme: one secret, a user name and a password, or nothing because a page cannot send it. */
type CredentialKind = 'token' | 'basic' | 'key' | 'none';

/** @returns `none` for client certificates, keys in cookies and HTTP Digest, which a page cannot send */
export function toCredentialKind(requirement: SecurityRequirement): CredentialKind {
  const {type, httpScheme} = requirement;
  if (type === 'mutualTLS') return 'none';
  if (type === 'apiKey') return requirement.in === 'cookie' ? 'none' : 'key';
  if (type === 'http' && httpScheme === 'digest') return 'none';
  return type === 'http' && httpScheme === 'basic' ? 'basic' : 'token';
}

const SECRETS = {token: 'Token', basic: 'Password', key: 'API key', none: ''} as const;

export const toSecretLabel = (requirement: SecurityRequirement): string =>
  `${SECRETS[toCredentialKind(requirement)]} (${requirement.scheme})`;

export const toSecretField = ({scheme}: SecurityRequirement): string => `secret-${scheme}`;

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function toAuthorization({type, httpScheme}: SecurityRequirement, secret: string): string {
  const scheme = type === 'http' && httpScheme !== 'bearer' ? (httpScheme ?? '') : 'Bearer';
  const hasScheme = secret.toLowerCase().startsWith(`${scheme.toLowerCase()} `);
  return hasScheme ? secret : `${scheme} ${secret}`;
}

/** Returns the header or query parameter with the credential; undefined if none can be sent. */
export function placeCredential({requirement, credential: {secret, user}}: GivenCredential) {
  const kind = toCredentialKind(requirement);
  const trimmed = secret.trim();
  if (kind === 'none' || (trimmed === '' && user === '')) return undefined;
  const {in: location, name = ''} = requirement;
  if (kind === 'key') return {in: location, name, value: trimmed};
  const value =
    kind === 'basic'
      ? `Basic ${toBase64(`${user}:${secret}`)}`
      : toAuthorization(requirement, trimmed);
  return {in: 'header', name: 'Authorization', value};
}

export interface Authorization {
  readonly requirements: readonly SecurityRequirement[];
  readonly scopes: readonly (readonly string[])[];
}

/** Lists the ways to authorize a request. Alternatives that differ only in scopes are merged. */
export function toAuthorizations(
  security: readonly (readonly SecurityRequirement[])[],
): readonly Authorization[] {
  const found = new Map<string, Authorization>();
  for (const requirements of security) {
    const key = requirements.map(({scheme}) => scheme).join(' ');
    const scopes = requirements.flatMap((requirement) => requirement.scopes);
    const before = found.get(key) ?? {requirements, scopes: []};
    found.set(key, scopes.length === 0 ? before : {...before, scopes: [...before.scopes, scopes]});
  }
  return [...found.values()];
}
