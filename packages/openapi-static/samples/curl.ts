import {listHeaders, type PreparedRequest} from './prepare';
import {quoteShell} from './quote';

function toStart({method, url, body}: PreparedRequest): string {
  if (method === 'HEAD') return `curl --head ${quoteShell(url)}`;
  const isDefault = method === 'GET' && body === undefined;
  return `curl ${isDefault ? '' : `--request ${method} `}${quoteShell(url)}`;
}

/** curl sends a header without a value only where a semicolon stands for the colon. */
const toHeader = (name: string, value: string): string =>
  `--header ${quoteShell(value === '' ? `${name};` : `${name}: ${value}`)}`;

/** A command; `--fail-with-body` prints a problem and still fails. */
export function toCurl(request: PreparedRequest): string {
  const {body, bearerToken} = request;
  return [
    toStart(request),
    '--fail-with-body --silent --show-error --max-time 30',
    ...(bearerToken ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...listHeaders(request).map(([name, value]) => toHeader(name, value)),
    ...(body === undefined ? [] : [`--data-raw ${quoteShell(body.text)}`]),
  ].join(' \\\n  ');
}
