import {isInexact, NOTATION, TEMPLATE, toGuards, toShown} from './javascript';
import {hasScalar, toLiteral} from '../literal';
import {listHeaders, type PreparedHeader, type PreparedRequest, toComment} from '../prepare';
import {quoteJavaScript} from '../quote';
import {writeTemplate} from '../template';
import type {TypedRequest} from '../types';

type Typed = PreparedRequest & {readonly typed: TypedRequest};

/** Returns true if a client with the contract's types can send the request: JSON and a token. */
export function canBeTyped(request: PreparedRequest): request is Typed {
  const {typed, body, answer, basic, query, hasCertificate, isConditional} = request;
  const json = body?.kind === 'text' ? body.json : undefined;
  const isSent = body === undefined || (json !== undefined && !hasScalar(json, isInexact));
  const isRead = answer.kind === 'json' || answer.kind === 'status';
  const isPlain = basic === undefined && query.length === 0 && !hasCertificate && !isConditional;
  return typed !== undefined && isSent && isRead && isPlain;
}

function toObject(members: readonly string[], margin: string): string {
  const line = `{ ${members.join(', ')} }`;
  if (margin.length + line.length < 90 && members.length < 2) return line;
  return `{\n${members.map((member) => `${margin}  ${member},\n`).join('')}${margin}}`;
}

const toMembers = (values: Readonly<Record<string, string | number | boolean>>) =>
  Object.entries(values).map(
    ([name, value]) =>
      NOTATION.toKey(name) + (typeof value === 'string' ? quoteJavaScript(value) : String(value)),
  );

const toHeaderMembers = (headers: readonly PreparedHeader[]): readonly string[] =>
  headers.map(([name, value]) => NOTATION.toKey(name) + writeTemplate(value, TEMPLATE));

function toParameters({typed}: Typed, headers: readonly PreparedHeader[]): readonly string[] {
  const groups = [
    ['path', toMembers(typed.pathParameters)],
    ['query', toMembers(typed.query)],
    ['header', toHeaderMembers(headers)],
  ] as const;
  const given = groups.filter(([, members]) => members.length > 0);
  if (given.length === 0) return [];
  const members = given.map(([name, own]) => `${name}: ${toObject(own, '    ')}`);
  return [`params: {\n${members.map((member) => `    ${member},\n`).join('')}  }`];
}

const isMediaType = ([name]: PreparedHeader): boolean => name === 'Content-Type';

/** Returns true for the content type that `openapi-fetch` sets itself. */
const isUsual = (header: PreparedHeader): boolean =>
  isMediaType(header) && header[1].join('') === 'application/json';

function toOptions(request: Typed): readonly string[] {
  const {typed, body} = request;
  const headers = listHeaders(request).filter((header) => !isUsual(header));
  // In the generated types, other media types are header parameters.
  const isParameter = (header: PreparedHeader): boolean =>
    isMediaType(header) || typed.headers.includes(header[0]);
  const own = headers.filter((header) => !isParameter(header));
  const json = body?.kind === 'text' ? body.json : undefined;
  const members = toHeaderMembers(own).map((member) => `    ${member},\n`);
  return [
    ...toParameters(request, headers.filter(isParameter)),
    ...(members.length === 0 ? [] : [`headers: {\n${members.join('')}  }`]),
    ...(json === undefined ? [] : [`body: ${toLiteral(json, NOTATION, '  ', 8)}`]),
    ...(request.isShort ? [] : ['signal: AbortSignal.timeout(30_000)']),
  ];
}

const FAILURE = `
if (!response.ok) {
  throw new Error(\`\${response.status} \${error?.type}: \${error?.detail}\`);
}
`;

/** Writes a module with `openapi-fetch`, checked against the contract's types. */
export function toTyped(request: Typed): string {
  const {method, typed, answer, keys, isShort} = request;
  const isRead = answer.kind === 'json';
  const above = [
    toComment(request, '//'),
    toGuards(request),
    ...keys.map((key) => `const ${key} = crypto.randomUUID();\n`),
  ].join('');
  const short = isRead ? ['data', 'error'] : ['response'];
  const found = isShort ? short : [...(isRead ? ['data'] : []), 'error', 'response'];
  const options = toOptions(request).map((option) => `  ${option},\n`);
  const call = `await client.${method}(${quoteJavaScript(typed.path)}${options.length === 0 ? '' : `, {\n${options.join('')}}`});`;
  return `// npm install openapi-fetch; openapi.d.ts: a download of this API
import createClient from 'openapi-fetch';
import type { paths } from './openapi.d.ts';

const client = createClient<paths>({ baseUrl: ${quoteJavaScript(typed.server)} });
${above}const { ${found.join(', ')} } = ${call}
${isShort ? '' : FAILURE}${toShown(request)}console.log(${isRead ? (isShort ? 'data ?? error' : 'data') : 'response.status'});`;
}
