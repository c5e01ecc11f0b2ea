import {someScalar} from './json';
import {type Notation, toLiteral} from './literal';
import {listHeaders, type PreparedBody, type PreparedRequest} from './prepare';
import {quoteJavaScript, quoteTemplate} from './quote';

function toKey(name: string): string {
  // In a literal, the plain name would set the prototype.
  if (name === '__proto__') return "['__proto__']: ";
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavaScript(name)}: `;
}

const NOTATION: Notation = {
  indent: '  ',
  width: 80,
  trailingComma: ',',
  emptyObject: '{}',
  toScalar: (value) => (typeof value === 'string' ? quoteJavaScript(value) : String(value)),
  toKey,
  toBraces: () => ['{', '}'],
};

const isInexact = (value: unknown): boolean =>
  typeof value === 'bigint' && !Number.isSafeInteger(Number(value));

function toBody({json, text}: PreparedBody, margin: string): string {
  if (json === undefined) return quoteJavaScript(text);
  // A number of JavaScript would round it.
  if (someScalar(json, isInexact)) return quoteTemplate(text);
  return `JSON.stringify(${toLiteral(json, NOTATION, margin, margin.length + 21)})`;
}

function toHeaderLines(request: PreparedRequest, margin: string): readonly string[] {
  const headers = [
    ...(request.bearerToken ? ['Authorization: `Bearer ${process.env.TOKEN}`'] : []),
    ...listHeaders(request).map(([name, value]) => toKey(name) + quoteJavaScript(value)),
  ];
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
export function toFetchCall(request: PreparedRequest, margin: string): string {
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
