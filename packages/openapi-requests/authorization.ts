import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';

/** What a reader has given for one security scheme. */
export interface Credential {
  /** A token or key. */
  readonly secret: string;
  /** Of basic authentication, where `secret` is the password. */
  readonly user: string;
}

/** Of a reader who has given nothing. */
export const NO_CREDENTIAL: Credential = {secret: '', user: ''};

/** A security scheme with what the reader has given for it. */
export interface GivenCredential {
  readonly requirement: SecurityRequirement;
  readonly credential: Credential;
}

/** What the reader has to give: one secret, a user and a secret, or nothing that a page could send. */
type CredentialKind = 'token' | 'basic' | 'key' | 'none';

/** @returns `none` for a certificate, a key in a cookie and HTTP Digest: a page can send none of them */
export function toCredentialKind(requirement: SecurityRequirement): CredentialKind {
  const {type, httpScheme} = requirement;
  if (type === 'mutualTLS') return 'none';
  if (type === 'apiKey') return requirement.in === 'cookie' ? 'none' : 'key';
  if (type === 'http' && httpScheme === 'digest') return 'none';
  return type === 'http' && httpScheme === 'basic' ? 'basic' : 'token';
}

const SECRETS = {token: 'Token', basic: 'Password', key: 'API key', none: ''} as const;

/** What the field of the secret is called. */
export const toSecretLabel = (requirement: SecurityRequirement): string =>
  `${SECRETS[toCredentialKind(requirement)]} (${requirement.scheme})`;

/** The name of that field among the fields of the console. */
export const toSecretField = ({scheme}: SecurityRequirement): string => `secret-${scheme}`;

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function toAuthorization({type, httpScheme}: SecurityRequirement, secret: string): string {
  const scheme = type === 'http' && httpScheme !== 'bearer' ? (httpScheme ?? '') : 'Bearer';
  const hasScheme = secret.toLowerCase().startsWith(`${scheme.toLowerCase()} `);
  return hasScheme ? secret : `${scheme} ${secret}`;
}

/**
 * Where a credential goes in the request.
 *
 * @returns nothing where the reader has given nothing, or a page cannot send it
 */
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

/** A way to authorize: schemes that are needed together, and the scopes of which one set is enough. */
export interface Authorization {
  readonly requirements: readonly SecurityRequirement[];
  readonly scopes: readonly (readonly string[])[];
}

/** The alternatives of a contract; those that differ in scopes alone ask for the same credentials. */
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
