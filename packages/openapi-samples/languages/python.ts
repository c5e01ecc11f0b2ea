import {JSON_NOTATION, type Notation, toLiteral} from '../literal';
import {hasFiles, toPartHead, toUnnamedType} from '../multipart';
import {
  listHeaders,
  listVariables,
  type PreparedBody,
  type PreparedRequest,
  toComment,
} from '../prepare';
import {quotePython} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {FormField, SamplePart} from '../types';

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

export const TEMPLATE: TemplateNotation = {
  quote: quotePython,
  toCode: (placeholder) =>
    placeholder.variable === undefined
      ? placeholder.local
      : `os.environ["${placeholder.variable}"]`,
  plus: ' + ',
  inline: {
    plain: /^[^"\\{}]*$/,
    toString: (parts) => `f"${parts.join('')}"`,
    toPart: (code) => `{${code.replaceAll('"', "'")}}`,
  },
};

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

function toCall(request: PreparedRequest): string {
  const {method, url} = request;
  const isKnown = METHODS.has(method);
  const name = isKnown ? method.toLowerCase() : 'request';
  const values = [...(isKnown ? [] : [quotePython(method)]), quotePython(url)];
  const options = toOptions(request);
  if (options.length === 0) return `requests.${name}(${values.join(', ')})`;
  const lines = [...values.map((value) => `    ${value},`), ...options];
  return `requests.${name}(\n${lines.join('\n')}\n)`;
}

/** Writes a string for each line, which Python concatenates. */
function toLines(text: string): string {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [''];
  if (lines.length === 1) return quotePython(text);
  return `(\n${lines.map((line) => `        ${quotePython(line)}\n`).join('')}    )`;
}

const toTuple = (values: readonly string[]): string => `(${values.join(', ')})`;

const toTuples = (tuples: readonly string[]): string =>
  `[\n${tuples.map((tuple) => `        ${tuple},\n`).join('')}    ]`;

const toFields = (fields: readonly FormField[]): string =>
  new Set(fields.map(([name]) => name)).size === fields.length
    ? toLiteral(Object.fromEntries(fields), NOTATION, '    ', 10)
    : toTuples(fields.map((field) => toTuple(field.map(quotePython))));

const readFile = (file: string): string => `Path(${quotePython(file)}).read_bytes()`;

/** Writes the name, content and type of a part. `requests` treats a part without a file name as a field. */
function toPart(part: SamplePart): string {
  const content = 'file' in part ? readFile(part.file) : quotePython(part.text);
  const file = 'file' in part ? quotePython(part.file) : 'None';
  const type = part.contentType === undefined ? [] : [quotePython(part.contentType)];
  return toTuple([quotePython(part.name), toTuple([file, content, ...type])]);
}

/** Writes a multipart body whose parts have no names, because `requests` only supports `multipart/form-data`. */
function toPieces(parts: readonly SamplePart[], mediaType: string): string {
  const pieces = parts.map((part) => {
    const head = `f"--{boundary}\\r\\n".encode() + ${quotePython(toPartHead(part, mediaType))}.encode()`;
    const content = 'file' in part ? readFile(part.file) : `${quotePython(part.text)}.encode()`;
    return `    ${head},\n    ${content},\n    b"\\r\\n",\n`;
  });
  return `boundary = uuid.uuid4().hex\nparts = [\n${pieces.join('')}    f"--{boundary}--\\r\\n".encode(),\n]\n`;
}

/** Returns false for null, because `requests` sends no body for `json=None`. */
const isJsonArgument = (body: PreparedBody): boolean =>
  body.kind === 'text' && body.json !== undefined && body.json !== null;

function toBody(body: PreparedBody): string {
  switch (body.kind) {
    case 'text':
      return body.json === undefined || body.json === null
        ? `data=${toLines(body.text)}.encode()`
        : `json=${toLiteral(body.json, NOTATION, '    ', 10)}`;
    case 'form':
      return `data=${toFields(body.fields)}`;
    case 'file':
      return `data=${readFile(body.file)}`;
    case 'multipart':
      return body.mediaType === undefined
        ? `files=${toTuples(body.parts.map(toPart))}`
        : 'data=b"".join(parts)';
  }
}

/** Returns true if `requests` sets the content type itself. */
const isTypeGiven = (body: PreparedBody): boolean =>
  (body.contentType === 'application/json' && isJsonArgument(body)) ||
  (body.contentType === 'application/x-www-form-urlencoded' && body.kind === 'form');

export function toHeaders(request: PreparedRequest): readonly string[] {
  const {body} = request;
  const shown = body !== undefined && isTypeGiven(body) ? {...request, body: undefined} : request;
  const lines = listHeaders(shown).map(
    ([name, value]) => NOTATION.toKey(name) + writeTemplate(value, TEMPLATE),
  );
  if (body?.kind === 'multipart' && body.mediaType !== undefined)
    lines.push(`"Content-Type": ${writeTemplate(toUnnamedType(body.mediaType), TEMPLATE)}`);
  if (lines.length === 0) return [];
  return [`    headers={\n${lines.map((line) => `        ${line},\n`).join('')}    },`];
}

const toEnvironment = (variable: string): string => `os.environ["${variable}"]`;

const toAuth = ({user, password, isDigest}: NonNullable<PreparedRequest['basic']>): string =>
  `${isDigest ? 'HTTPDigestAuth' : ''}(${toEnvironment(user)}, ${toEnvironment(password)})`;

function toOptions(request: PreparedRequest): readonly string[] {
  const {query, basic, hasCertificate, body, answer, isShort} = request;
  const keys = query.map(({name, variable}) => `${NOTATION.toKey(name)}${toEnvironment(variable)}`);
  return [
    ...(keys.length === 0 ? [] : [`    params={${keys.join(', ')}},`]),
    ...toHeaders(request),
    ...(basic === undefined ? [] : [`    auth=${toAuth(basic)},`]),
    ...(hasCertificate ? ['    cert=("client.crt", "client.key"),'] : []),
    ...(body === undefined ? [] : [`    ${toBody(body)},`]),
    ...(answer.kind === 'lines' ? ['    stream=True,'] : []),
    ...(isShort ? [] : [`    timeout=${answer.kind === 'lines' ? '(30, None)' : '30'},`]),
  ];
}

const isPieced = (body: PreparedBody | undefined): boolean =>
  body?.kind === 'multipart' && body.mediaType !== undefined;

function listImports(request: PreparedRequest): readonly string[] {
  const {basic, body, answer} = request;
  const readsFiles = body?.kind === 'file' || (body?.kind === 'multipart' && hasFiles(body.parts));
  return [
    ...(basic !== undefined || listVariables(request).length > 0 ? ['import os'] : []),
    ...(request.keys.length > 0 || isPieced(body) ? ['import uuid'] : []),
    ...(readsFiles || answer.kind === 'file' ? ['from pathlib import Path'] : []),
  ];
}

function toReading({answer, isShort}: PreparedRequest): string {
  switch (answer.kind) {
    case 'json':
      if (isShort) return 'print(response.json())';
      return 'print(response.json() if response.content else response.status_code)';
    case 'status':
      return 'print(response.status_code)';
    case 'text':
      return 'print(response.text)';
    case 'file':
      return `Path(${quotePython(answer.file)}).write_bytes(response.content)`;
    case 'lines':
      return 'for line in response.iter_lines(chunk_size=1):\n    print(line.decode(), flush=True)';
  }
}

export function toPython(request: PreparedRequest): string {
  const {body} = request;
  const imports = listImports(request);
  const start = [
    toComment(request, '#'),
    ...request.keys.map((key) => `${key} = str(uuid.uuid4())\n`),
    ...(body?.kind === 'multipart' && body.mediaType !== undefined
      ? [toPieces(body.parts, body.mediaType)]
      : []),
  ].join('');
  const shown = request.shownHeaders
    .map((name) => `print("${name}:", response.headers.get("${name}"))\n`)
    .join('');
  const failure = `if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
`;
  return `${request.isShort ? '' : '# pip install requests\n'}${imports.length === 0 ? '' : `${imports.join('\n')}\n\n`}import requests
${request.basic?.isDigest === true ? 'from requests.auth import HTTPDigestAuth\n' : ''}
${start}response = ${toCall(request)}
${request.isShort ? '' : failure}${shown}${toReading(request)}`;
}
