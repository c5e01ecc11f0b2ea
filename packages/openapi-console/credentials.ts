import {type Credential, NO_CREDENTIAL} from '@openapi-portal/openapi-requests';

/** What a reader has given, by the origin that it was given for, and there by the name of the scheme. */
export type Credentials = ReadonlyMap<string, ReadonlyMap<string, Credential>>;

export const NO_CREDENTIALS: Credentials = new Map();

/** What was given for one origin, as `URL.origin` has it; nothing of another, and nothing without one. */
export const findCredential = (
  credentials: Credentials,
  origin: string | undefined,
  scheme: string,
): Credential =>
  (origin === undefined ? undefined : credentials.get(origin)?.get(scheme)) ?? NO_CREDENTIAL;

export function withCredential(
  credentials: Credentials,
  origin: string,
  scheme: string,
  credential: Credential,
): Credentials {
  const schemes = new Map(credentials.get(origin)).set(scheme, credential);
  return new Map(credentials).set(origin, schemes);
}

const isGiven = ({secret, user}: Credential): boolean => secret !== '' || user !== '';

/** The origins besides one that something was given for. */
export const findOtherOrigins = (credentials: Credentials, origin: string | undefined): string[] =>
  [...credentials]
    .filter(([other, schemes]) => other !== origin && [...schemes.values()].some(isGiven))
    .map(([other]) => other);
