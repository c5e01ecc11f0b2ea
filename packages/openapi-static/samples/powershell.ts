import {findMethodName, type PreparedRequest, writeHeaders} from './prepare';
import {quotePowerShell} from './quote';
import {quotePowerShellLines} from './quote-lines';

type Entry = readonly [name: string, value: string];

/** A hash table with its equals signs in one column. */
function toTable(entries: readonly Entry[], margin: string): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  const lines = entries.map(([name, value]) => `${margin}    ${name.padEnd(width)} = ${value}\n`);
  return `@{\n${lines.join('')}${margin}}`;
}

function toMethod(method: string): Entry {
  const name = findMethodName(method);
  // This parameter came with PowerShell 7.
  if (name === undefined) return ['CustomMethod', quotePowerShell(method)];
  return ['Method', quotePowerShell(name)];
}

function toHeaders({body, ...request}: PreparedRequest): readonly Entry[] {
  const token: Entry = ['Authorization', '"Bearer $env:TOKEN"'];
  const headers = writeHeaders<Entry>(request, token, (name, value) => [
    /^\w+$/.test(name) ? name : quotePowerShell(name),
    quotePowerShell(value),
  ]);
  return headers.length === 0 ? [] : [['Headers', toTable(headers, '    ')]];
}

function toParameters(request: PreparedRequest): string {
  const {method, url, body} = request;
  const parameters: readonly Entry[] = [
    toMethod(method),
    ['Uri', quotePowerShell(url)],
    ...toHeaders(request),
    ...(body === undefined
      ? []
      : ([
          ['ContentType', quotePowerShell(body.contentType)],
          ['Body', '[Text.Encoding]::UTF8.GetBytes($body)'],
        ] as const)),
    ['TimeoutSec', '30'],
  ];
  return toTable(parameters, '');
}

function toCall({method, isJsonExpected}: PreparedRequest): string {
  if (method === 'HEAD') return '(Invoke-WebRequest @request).Headers';
  return isJsonExpected ? 'Invoke-RestMethod @request' : '(Invoke-WebRequest @request).Content';
}

/** A script for PowerShell 7; Windows PowerShell 5.1 runs it too where the text is ASCII. */
export function toPowerShell(request: PreparedRequest): string {
  const {body, isConditional} = request;
  const start = body === undefined ? '' : `$body = ${quotePowerShellLines(body.text)}\n\n`;
  const notModified = isConditional
    ? "    if ($_.Exception.Response.StatusCode -eq 'NotModified') { return }\n"
    : '';
  return `${start}$request = ${toParameters(request)}

try {
    ${toCall(request)}
}
catch {
${notModified}    throw "$($_.Exception.Message) $($_.ErrorDetails.Message)"
}`;
}
