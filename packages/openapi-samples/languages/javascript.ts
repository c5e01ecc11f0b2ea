import {JSON_NOTATION, hasScalar, toLiteral} from '../literal';
import {hasFiles, toPartHead, toUnnamedType} from '../multipart';
import {
  listHeaders,
  listRequiredVariables,
  type PreparedBody,
  type PreparedHeader,
  type PreparedRequest,
  toComment,
} from '../prepare';
import {quoteJavaScript, quoteTemplate} from '../quote';
import {type Placeholder, type TemplateNotation, writeTemplate} from '../template';
import type {FormField, SamplePart} from '../types';

export const NOTATION = {
  ...JSON_NOTATION,
  trailingComma: ',',
  quote: quoteJavaScript,
  toKey: (name: string): string => {
    // In an object literal, the key `__proto__` would set the prototype.
    if (name === '__proto__') return "['__proto__']: ";
    return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavaScript(name)}: `;
  },
} as const;

function toCode(placeholder: Placeholder): string {
  if (placeholder.variable === undefined) return placeholder.local;
  const value = `process.env.${placeholder.variable}`;
  return placeholder.isEncoded === true ? `encodeURIComponent(String(${value}))` : value;
}

export const TEMPLATE: TemplateNotation = {
  quote: quoteJavaScript,
  toCode: (placeholder) =>
    // An environment variable may be undefined, but a header must be a string.
    placeholder.variable === undefined ? toCode(placeholder) : `\`\${${toCode(placeholder)}}\``,
  plus: ' + ',
  inline: {
    plain: /^[^`\\$]*$/,
    toString: (parts) => `\`${parts.join('')}\``,
    toPart: (code) => (code.startsWith('`') ? code.slice(1, -1) : `\${${code}}`),
  },
};

export interface Call {
  readonly imports: readonly string[];
  readonly start: string;
  /** The call of `fetch` with all its options, without a semicolon. */
  readonly fetchCall: string;
}

export const isInexact = (value: unknown): boolean =>
  typeof value === 'bigint' && !Number.isSafeInteger(Number(value));

const readFile = (file: string): string => `await readFile(${quoteJavaScript(file)})`;

const toFields = (fields: readonly FormField[]) =>
  new Set(fields.map(([name]) => name)).size === fields.length
    ? Object.fromEntries(fields)
    : fields;

function toBody(body: PreparedBody, margin: string): string {
  if (body.kind === 'multipart') return 'form';
  if (body.kind === 'file') return readFile(body.file);
  if (body.kind === 'form') {
    const column = margin.length + 26;
    return `new URLSearchParams(${toLiteral(toFields(body.fields), NOTATION, margin, column)})`;
  }
  const {json, text} = body;
  if (json === undefined) return quoteJavaScript(text);
  // A JavaScript number would round the integer.
  if (hasScalar(json, isInexact)) return quoteTemplate(text);
  return `JSON.stringify(${toLiteral(json, NOTATION, margin, margin.length + 21)})`;
}

const toBlob = (content: string, type: string): string =>
  `new Blob([${content}], { type: ${quoteJavaScript(type)} })`;

function toAppend(part: SamplePart): string {
  const name = quoteJavaScript(part.name);
  if ('file' in part) {
    const blob = toBlob(readFile(part.file), part.contentType);
    const line = `form.append(${name}, ${blob}, ${quoteJavaScript(part.file)});`;
    if (line.length <= 100) return line;
    return `form.append(\n  ${name},\n  ${blob},\n  ${quoteJavaScript(part.file)},\n);`;
  }
  const text = quoteJavaScript(part.text);
  const line = `form.append(${name}, ${part.contentType === undefined ? text : toBlob(text, part.contentType)});`;
  if (line.length <= 100) return line;
  return part.contentType === undefined
    ? `form.append(\n  ${name},\n  ${text},\n);`
    : `form.append(\n  ${name},\n  ${toBlob(text, part.contentType)},\n);`;
}

const toForm = (parts: readonly SamplePart[]): string =>
  ['const form = new FormData();', ...parts.map(toAppend), '', ''].join('\n');

/** Writes a multipart body as a `Blob`, because `FormData` requires named parts. */
function toPieces(parts: readonly SamplePart[], mediaType: string): string {
  const pieces = parts.map((part) => {
    const content = 'file' in part ? readFile(part.file) : quoteJavaScript(part.text);
    const head = `\`--\${boundary}\\r\\n\` + ${quoteJavaScript(toPartHead(part, mediaType))}`;
    return `  ${head},\n  ${content},\n  '\\r\\n',\n`;
  });
  return `const boundary = crypto.randomUUID();\nconst form = new Blob([\n${pieces.join('')}  \`--\${boundary}--\\r\\n\`,\n]);\n\n`;
}

const toMultipart = ({parts, mediaType}: PreparedBody & {readonly kind: 'multipart'}): string =>
  mediaType === undefined ? toForm(parts) : toPieces(parts, mediaType);

/** Lists the `Content-Type` header of a multipart body whose boundary `fetch` does not set. */
const listBoundaries = (body: PreparedBody | undefined): readonly string[] =>
  body?.kind === 'multipart' && body.mediaType !== undefined
    ? [`'Content-Type': ${writeTemplate(toUnnamedType(body.mediaType), TEMPLATE)}`]
    : [];

const toBasic = ({user, password}: NonNullable<PreparedRequest['basic']>): string =>
  `const credentials = Buffer.from(\`\${process.env.${user}}:\${process.env.${password}}\`);\n\n`;

export function toHeaderLines(request: PreparedRequest, margin: string): readonly string[] {
  const headers = listHeaders(request).map(
    ([name, value]: PreparedHeader) => NOTATION.toKey(name) + writeTemplate(value, TEMPLATE),
  );
  const basic =
    request.basic === undefined ? [] : ["Authorization: `Basic ${credentials.toString('base64')}`"];
  const lines = [...basic, ...listBoundaries(request.body), ...headers];
  if (lines.length === 0) return [];
  return [`headers: {`, ...lines.map((line) => `  ${line},`), '},'].map((line) => margin + line);
}

/** The built-in `fetch` of Node.js cannot send a client certificate. */
const AGENT = [
  'const dispatcher = new Agent({',
  "  connect: { cert: await readFile('client.crt'), key: await readFile('client.key') },",
  '});',
  '',
  '',
].join('\n');

const toOptions = (request: PreparedRequest, margin: string): readonly string[] => {
  const {method, body, answer, hasCertificate, isShort} = request;
  return [
    ...(method === 'GET' ? [] : [`${margin}method: ${quoteJavaScript(method)},`]),
    ...toHeaderLines(request, margin),
    ...(body === undefined ? [] : [`${margin}body: ${toBody(body, margin)},`]),
    ...(hasCertificate ? [`${margin}dispatcher,`] : []),
    // A timeout would also end the response, which may be an endless stream.
    ...(answer.kind === 'lines' || isShort
      ? []
      : [`${margin}signal: AbortSignal.timeout(30_000),`]),
  ];
};

function toFetchCall(request: PreparedRequest, margin: string): string {
  const url = writeTemplate(request.address, TEMPLATE);
  const inner = `${margin}  `;
  const options = toOptions(request, inner);
  if (options.length === 0) return `fetch(${url})`;
  // Prettier breaks lines of more than 100 columns like this.
  if (`${margin}const response = await fetch(${url}, {`.length > 100) {
    const deeper = toOptions(request, `${inner}  `).join('\n');
    return `fetch(\n${inner}${url},\n${inner}{\n${deeper}\n${inner}},\n${margin})`;
  }
  return `fetch(${url}, {\n${options.join('\n')}\n${margin}})`;
}

/** Stops the program if a required variable is missing: a header would contain `undefined`. */
export const toGuards = (request: PreparedRequest): string =>
  listRequiredVariables(request)
    .map((name) => `if (!process.env.${name}) throw new Error('Set ${name}.');\n`)
    .join('');

function listImports({body, answer, hasCertificate}: PreparedRequest): readonly string[] {
  const isMultipart = body?.kind === 'multipart';
  const files = [
    ...(body?.kind === 'file' || hasCertificate || (isMultipart && hasFiles(body.parts))
      ? ['readFile']
      : []),
    ...(answer.kind === 'file' ? ['writeFile'] : []),
  ];
  const hasForm = isMultipart && body.mediaType === undefined;
  const undici = ['Agent', 'fetch', ...(hasForm ? ['FormData'] : [])];
  return [
    ...(files.length > 0 ? [`import { ${files.join(', ')} } from 'node:fs/promises';`] : []),
    ...(answer.kind === 'lines'
      ? [
          "import { createInterface } from 'node:readline';",
          "import { Readable } from 'node:stream';",
        ]
      : []),
    ...(hasCertificate ? [`import { ${undici.join(', ')} } from 'undici';`] : []),
  ];
}

/** @param margin indentation of the line on which the call starts */
export function toCall(request: PreparedRequest, margin: string): Call {
  const {basic, body, hasCertificate} = request;
  const start = [
    basic === undefined ? '' : toBasic(basic),
    hasCertificate ? AGENT : '',
    body?.kind === 'multipart' ? toMultipart(body) : '',
    toComment(request, '//'),
    toGuards(request),
    ...request.keys.map((key) => `const ${key} = crypto.randomUUID();\n`),
    request.keys.length > 0 || toGuards(request) !== '' ? '\n' : '',
  ];
  return {
    imports: listImports(request),
    start: start.join(''),
    fetchCall: toFetchCall(request, margin),
  };
}

export const writeImports = (imports: readonly string[]): string =>
  imports.length === 0 ? '' : `${imports.join('\n')}\n\n`;

export const toShown = ({shownHeaders}: PreparedRequest, margin = ''): string =>
  shownHeaders
    .map((name) => `${margin}console.log('${name}:', response.headers.get('${name}'));\n`)
    .join('');

/** Writes how a response is printed. JSON is parsed from text, because the response may be empty. */
function toReading({answer}: PreparedRequest): string {
  if (answer.kind === 'status') return 'console.log(response.status);';
  if (answer.kind === 'lines')
    return `for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
  console.log(line);
}`;
  if (answer.kind === 'file')
    return `await writeFile(${quoteJavaScript(answer.file)}, Buffer.from(await response.arrayBuffer()));`;
  return `console.log(${answer.kind === 'json' ? 'text ? JSON.parse(text) : response.status' : 'text'});`;
}

function toShortReading(request: PreparedRequest): string {
  const {kind} = request.answer;
  return kind === 'json' || kind === 'text'
    ? `console.log(await response.${kind}());`
    : toReading(request);
}

export function toShort(request: PreparedRequest): string {
  const {imports, start, fetchCall} = toCall(request, '');
  return `${writeImports(imports)}${start}const response = await ${fetchCall};
${toShortReading(request)}`;
}

export function toJavaScript(request: PreparedRequest): string {
  if (request.isShort) return toShort(request);
  const {imports, start, fetchCall} = toCall(request, '');
  const isFailure = request.isConditional
    ? '!response.ok && response.status !== 304'
    : '!response.ok';
  const isText = request.answer.kind === 'json' || request.answer.kind === 'text';
  const text = isText ? 'text' : 'await response.text()';
  return `${writeImports(imports)}${start}const response = await ${fetchCall};
${isText ? 'const text = await response.text();\n' : ''}
if (${isFailure}) {
  throw new Error(\`\${response.status} \${response.statusText}: \${${text}}\`);
}
${toShown(request)}${toReading(request)}`;
}
