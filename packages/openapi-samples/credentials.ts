import type {Template} from './template';
import type {SampleCredential} from './types';

/** The places of credentials in a request, with environment variables as their values. */
export interface PreparedCredentials {
  /** Header by header; `Authorization` is the first. */
  readonly headers: readonly (readonly [name: string, value: Template])[];
  /** Keys in the query. */
  readonly query: readonly {readonly name: string; readonly variable: string}[];
  /** Keys in cookies. */
  readonly cookies: readonly {readonly name: string; readonly variable: string}[];
  /** HTTP Basic, or HTTP Digest (RFC 7616), by the variables of user and password. */
  readonly basic?: {readonly user: string; readonly password: string; readonly isDigest: boolean};
  /** Mutual TLS: the client shows a certificate. */
  readonly hasCertificate: boolean;
}

/** `X-API-Key` as `API_KEY`, `sid` as `SID_KEY`: never a variable that every system has. */
function toVariable(name: string): string {
  const words = name
    .replace(/^x-/i, '')
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
  const known = /KEY|TOKEN|SECRET|PASSWORD/.test(words) ? words : `${words}_KEY`;
  return /^[A-Z]/.test(known) && known !== 'TOKEN' ? known : `API_${known.replace(/^_/, '')}`;
}

/** A name that none of those before has. */
const toUnique = (variable: string, taken: readonly string[]): string =>
  taken.includes(variable) ? toUnique(`OTHER_${variable}`, taken) : variable;

const toScheme = (scheme: string): string => scheme.charAt(0).toUpperCase() + scheme.slice(1);

/** Returns the value of `Authorization`. A request has only one: the first scheme that sets it counts. */
function toAuthorization({type, httpScheme = 'bearer'}: SampleCredential): Template {
  const scheme = type === 'http' ? toScheme(httpScheme) : 'Bearer';
  return [`${scheme} `, {variable: 'TOKEN'}];
}

/** Places all credentials that a request needs. */
export function prepareCredentials(credentials: readonly SampleCredential[]): PreparedCredentials {
  const taken = ['TOKEN'];
  const keys = credentials
    .filter(({type}) => type === 'apiKey')
    .map(({in: location, name = ''}) => {
      const variable = toUnique(toVariable(name), taken);
      taken.push(variable);
      return {location, name, variable};
    });
  const inPlace = (place: string) => keys.filter(({location}) => location === place);
  const [first] = credentials.filter(({type}) => type !== 'apiKey' && type !== 'mutualTLS');
  const isDigest = first?.type === 'http' && first.httpScheme === 'digest';
  const isBasic = isDigest || (first?.type === 'http' && first.httpScheme === 'basic');
  return {
    headers: [
      ...(first === undefined || isBasic
        ? []
        : [['Authorization', toAuthorization(first)] as const]),
      ...inPlace('header').map(({name, variable}) => [name, [{variable}]] as const),
    ],
    query: inPlace('query'),
    cookies: inPlace('cookie'),
    ...(isBasic && {basic: {user: 'API_USER', password: 'API_PASSWORD', isDigest}}),
    hasCertificate: credentials.some(({type}) => type === 'mutualTLS'),
  };
}
