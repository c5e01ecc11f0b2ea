import {JSON_NOTATION, type Notation, toLiteral} from './literal';
import {type PreparedBody, type PreparedRequest, writeHeaders} from './prepare';
import {quotePython} from './quote';

const NOTATION: Notation = {
  ...JSON_NOTATION,
  indent: '    ',
  width: 88,
  trailingComma: ',',
  quote: quotePython,
  constants: new Map([
    [true, 'True'],
    [false, 'False'],
    [null, 'None'],
  ]),
  toKey: (name) => `${quotePython(name)}: `,
};

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

const toStart = ({method, url}: PreparedRequest): string =>
  METHODS.has(method)
    ? `requests.${method.toLowerCase()}(\n    ${quotePython(url)},`
    : `requests.request(\n    ${quotePython(method)},\n    ${quotePython(url)},`;

/** Strings of single lines, which Python joins. */
function toLines(text: string): string {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [''];
  if (lines.length === 1) return quotePython(text);
  return `(\n${lines.map((line) => `        ${quotePython(line)}\n`).join('')}    )`;
}

/** `requests` sends no JSON body for `None`. */
const isJsonArgument = ({json}: PreparedBody): boolean => json !== undefined && json !== null;

function toBody(body: PreparedBody): string {
  if (body.json === undefined || body.json === null) return `data=${toLines(body.text)}.encode()`;
  return `json=${toLiteral(body.json, NOTATION, '    ', 10)}`;
}

function toHeaders(request: PreparedRequest): readonly string[] {
  const isTypeGiven =
    request.body?.contentType === 'application/json' && isJsonArgument(request.body);
  const token = `"Authorization": f"Bearer {os.environ['TOKEN']}"`;
  const lines = writeHeaders(
    isTypeGiven ? {...request, body: undefined} : request,
    token,
    (name, value) => NOTATION.toKey(name) + quotePython(value),
  );
  if (lines.length === 0) return [];
  return [`    headers={\n${lines.map((line) => `        ${line},\n`).join('')}    },`];
}

/** A script for `requests`, which sets the type of its own JSON bodies. */
export function toPython(request: PreparedRequest): string {
  const call = [
    `response = ${toStart(request)}`,
    ...toHeaders(request),
    ...(request.body === undefined ? [] : [`    ${toBody(request.body)},`]),
    '    timeout=30,',
    ')',
  ];
  const content = request.isJsonExpected
    ? 'response.json() if response.content else response.status_code'
    : 'response.text';
  return `${request.bearerToken ? 'import os\n\n' : ''}import requests

${call.join('\n')}
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
print(${content})`;
}
