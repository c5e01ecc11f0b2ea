import type {Template} from './template';
import type {SampleCredential} from './types';

export interface PreparedCredentials {
  /** `Authorization` is first. */
  readonly headers: readonly (readonly [name: string, value: Template])[];
  readonly query: readonly {readonly name: string; readonly variable: string}[];
  readonly cookies: readonly {readonly name: string; readonly variable: string}[];
  /** HTTP Basic or HTTP Digest (RFC 7616), with the variables of the user name and the password. */
  readonly basic?: {readonly user: string; readonly password: string; readonly isDigest: boolean};
  /** True for mutual TLS. */
  readonly hasCertificate: boolean;
}

/** Variables that samples use for other credentials. */
const OWN = ['API_USER', 'API_PASSWORD'];

/**
 * Returns an environment variable for a key, such as `API_KEY` for `X-API-Key`. All begin with `API_`, because the
 * contract chooses both the name and the server: a key named `AWS_SECRET_ACCESS_KEY` would send the reader's own.
 */
function toVariable(name: string): string {
  const words = name
    .replace(/^x-/i, '')
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
  return words === '' ? 'API_KEY' : words.replace(/^(?!API_)/, 'API_');
}

const toUnique = (variable: string, taken: readonly string[]): string =>
  taken.includes(variable) ? toUnique(variable.replace('API_', 'API_OTHER_'), taken) : variable;

const toScheme = (scheme: string): string => scheme.charAt(0).toUpperCase() + scheme.slice(1);

function toAuthorization({type, httpScheme = 'bearer'}: SampleCredential): Template {
  const scheme = type === 'http' ? toScheme(httpScheme) : 'Bearer';
  return [`${scheme} `, {variable: 'TOKEN'}];
}

/** Assigns an environment variable to each credential. Only the first `Authorization` is sent. */
export function prepareCredentials(credentials: readonly SampleCredential[]): PreparedCredentials {
  const taken = [...OWN];
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
