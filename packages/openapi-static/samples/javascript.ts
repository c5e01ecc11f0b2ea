import {someScalar} from './json';
import {JSON_NOTATION, toLiteral} from './literal';
import {type PreparedBody, type PreparedRequest, writeHeaders} from './prepare';
import {quoteJavaScript, quoteTemplate} from './quote';

function toKey(name: string): string {
  // In a literal, the plain name would set the prototype.
  if (name === '__proto__') return "['__proto__']: ";
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavaScript(name)}: `;
}

const NOTATION = {...JSON_NOTATION, trailingComma: ',', quote: quoteJavaScript, toKey} as const;

const isInexact = (value: unknown): boolean =>
  typeof value === 'bigint' && !Number.isSafeInteger(Number(value));

function toBody({json, text}: PreparedBody, margin: string): string {
  if (json === undefined) return quoteJavaScript(text);
  // A number of JavaScript would round it.
  if (someScalar(json, isInexact)) return quoteTemplate(text);
  return `JSON.stringify(${toLiteral(json, NOTATION, margin, margin.length + 21)})`;
}

function toHeaderLines(request: PreparedRequest, margin: string): readonly string[] {
  const token = 'Authorization: `Bearer ${process.env.TOKEN}`';
  const headers = writeHeaders(
    request,
    token,
    (name, value) => toKey(name) + quoteJavaScript(value),
  );
  if (headers.length === 0) return [];
  return [`headers: {`, ...headers.map((header) => `  ${header},`), '},'].map(
    (line) => margin + line,
  );
}

/**
 * A call of `fetch` with all that the request has, without a semicolon.
 *
 * @param margin white space before the line on which the call starts
 */
function toFetchCall(request: PreparedRequest, margin: string): string {
  const {method, url, body} = request;
  const inner = `${margin}  `;
  const init = [
    ...(method === 'GET' ? [] : [`${inner}method: ${quoteJavaScript(method)},`]),
    ...toHeaderLines(request, inner),
    ...(body === undefined ? [] : [`${inner}body: ${toBody(body, inner)},`]),
    `${inner}signal: AbortSignal.timeout(30_000),`,
  ];
  return `fetch(${quoteJavaScript(url)}, {\n${init.join('\n')}\n${margin}})`;
}

/** A module for Node.js. */
export function toJavaScript(request: PreparedRequest): string {
  const isFailure = request.isConditional
    ? '!response.ok && response.status !== 304'
    : '!response.ok';
  const content = request.isJsonExpected ? 'text ? JSON.parse(text) : response.status' : 'text';
  return `const response = await ${toFetchCall(request, '')};
const text = await response.text();

if (${isFailure}) {
  throw new Error(\`\${response.status} \${response.statusText}: \${text}\`);
}
console.log(${content});`;
}

/** A module for Node.js, whose function gives data or a problem. */
export function toTypeScript(request: PreparedRequest): string {
  const isSuccess = request.isConditional
    ? 'response.ok || response.status === 304'
    : 'response.ok';
  const data = request.isJsonExpected ? 'text ? JSON.parse(text) : undefined' : 'text';
  return `interface Problem {
  type?: string;
  status: number;
  title: string;
  detail?: string;
}

type Result = { data: ${request.isJsonExpected ? 'unknown' : 'string'} } | { problem: Problem };

async function send(): Promise<Result> {
  const response = await ${toFetchCall(request, '  ')};
  const text = await response.text();
  if (${isSuccess}) return { data: ${data} };

  const type = response.headers.get('Content-Type');
  if (type?.startsWith('application/problem+json')) return { problem: JSON.parse(text) };
  return { problem: { status: response.status, title: response.statusText, detail: text } };
}

const result = await send();
if ('problem' in result) throw new Error(JSON.stringify(result.problem));
console.log(result.data);

export {};`;
}
