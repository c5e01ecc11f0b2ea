import {type PreparedRequest, writeHeaders} from './prepare';
import {quoteShell} from './quote';

function toStart({method, url, body}: PreparedRequest): string {
  if (method === 'HEAD') return `curl --head ${quoteShell(url)}`;
  const isDefault = method === 'GET' && body === undefined;
  return `curl ${isDefault ? '' : `--request ${method} `}${quoteShell(url)}`;
}

/** curl sends a header without a value only where a semicolon stands for the colon. */
export const toCurlHeader = (name: string, value: string): string =>
  value === '' ? `${name};` : `${name}: ${value}`;

/** A command; `--fail-with-body` prints a problem and still fails. */
export function toCurl(request: PreparedRequest): string {
  const {body} = request;
  const headers = writeHeaders(request, '"Authorization: Bearer $TOKEN"', (name, value) =>
    quoteShell(toCurlHeader(name, value)),
  );
  return [
    toStart(request),
    '--fail-with-body --silent --show-error --max-time 30',
    ...headers.map((header) => `--header ${header}`),
    ...(body === undefined ? [] : [`--data-raw ${quoteShell(body.text)}`]),
  ].join(' \\\n  ');
}
