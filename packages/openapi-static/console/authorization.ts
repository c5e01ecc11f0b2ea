import type {SecurityRequirement} from './model';

/** What a reader has given for one security scheme. */
export interface Credential {
  /** A token or key. */
  readonly secret: string;
  /** Of basic authentication, where `secret` is the password. */
  readonly user: string;
}

export const NO_CREDENTIAL: Credential = {secret: '', user: ''};

/** What the reader has to give: one secret, a user and a secret, or nothing that a page could send. */
export type CredentialKind = 'token' | 'basic' | 'key' | 'none';

export function toCredentialKind({
  type,
  httpScheme,
  in: place,
}: SecurityRequirement): CredentialKind {
  if (type === 'mutualTLS' || (type === 'apiKey' && place === 'cookie')) return 'none';
  if (type === 'apiKey') return 'key';
  return type === 'http' && httpScheme === 'basic' ? 'basic' : 'token';
}

/** What the field of the secret is called. */
export function toSecretLabel(requirement: SecurityRequirement): string {
  const kind = toCredentialKind(requirement);
  const noun = kind === 'key' ? 'API key' : kind === 'basic' ? 'Password' : 'Token';
  return `${noun} (${requirement.scheme})`;
}

/** The name of that field among the fields of the console. */
export const toSecretField = ({scheme}: SecurityRequirement): string => `secret-${scheme}`;

/** Where a credential goes in the request. */
export interface PlacedCredential {
  readonly in: 'header' | 'query';
  readonly name: string;
  readonly value: string;
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function toAuthorization({type, httpScheme}: SecurityRequirement, secret: string): string {
  const scheme = type === 'http' && httpScheme !== 'bearer' ? (httpScheme ?? '') : 'Bearer';
  const hasScheme = secret.toLowerCase().startsWith(`${scheme.toLowerCase()} `);
  return hasScheme ? secret : `${scheme} ${secret}`;
}

/** @returns nothing where the reader has given nothing, or a page cannot send it */
export function placeCredential(
  requirement: SecurityRequirement,
  {secret, user}: Credential,
): PlacedCredential | undefined {
  const kind = toCredentialKind(requirement);
  const trimmed = secret.trim();
  if (kind === 'none' || (trimmed === '' && user === '')) return undefined;
  if (kind === 'basic') {
    return {in: 'header', name: 'Authorization', value: `Basic ${toBase64(`${user}:${secret}`)}`};
  }
  if (kind === 'token') {
    return {in: 'header', name: 'Authorization', value: toAuthorization(requirement, trimmed)};
  }
  const place = requirement.in === 'query' ? 'query' : 'header';
  return {in: place, name: requirement.name ?? '', value: trimmed};
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
