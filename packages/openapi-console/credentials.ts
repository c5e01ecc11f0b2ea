import {type Credential, NO_CREDENTIAL} from '@openapi-portal/openapi-requests';

export type Credentials = ReadonlyMap<string, ReadonlyMap<string, Credential>>;

export const NO_CREDENTIALS: Credentials = new Map();

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

export const findOtherOrigins = (credentials: Credentials, origin: string | undefined): string[] =>
  [...credentials]
    .filter(([other, schemes]) => other !== origin && [...schemes.values()].some(isGiven))
    .map(([other]) => other);
