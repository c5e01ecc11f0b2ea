import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';

/** The reader's credential for one security scheme. */
export interface Credential {
  /** A token or key. */
  readonly secret: string;
  /** User name for HTTP Basic, where `secret` is the password. */
  readonly user: string;
}

/** The credential of a reader who has entered none. */
export const NO_CREDENTIAL: Credential = {secret: '', user: ''};

/** A security scheme with what the reader has given for it. */
export interface GivenCredential {
  readonly requirement: SecurityRequirement;
  readonly credential: Credential;
}

/** The input that a scheme needs: one secret, a user name and a secret, or nothing that a page can send. */
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

/** Returns the label of the field for the secret. */
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
 * Finds the place of a credential in the request.
 *
 * @returns undefined if there is no credential, or a page cannot send it
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

/** An alternative to authorize: schemes that are needed together, and alternative sets of scopes. */
export interface Authorization {
  readonly requirements: readonly SecurityRequirement[];
  readonly scopes: readonly (readonly string[])[];
}

/**
 * Lists the alternatives of a contract. Those that only differ in scopes are merged, because they need the same
 * credentials.
 */
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
