import {toCall, toShort, toShown, writeImports} from './javascript';
import {canBeTyped, toTyped} from './typed';
import type {PreparedRequest} from '../prepare';
import {quoteJavaScript} from '../quote';

/** Code for reading a response. `use` is the statement that uses the data. */
interface Reading {
  readonly type: string;
  readonly condition?: string;
  readonly data: string;
  readonly use: string;
}

function toReading({answer}: PreparedRequest): Reading {
  switch (answer.kind) {
    case 'json':
      return {
        type: 'unknown',
        data: 'text ? JSON.parse(text) : undefined',
        use: 'console.log(result.data);',
      };
    case 'status':
      return {type: 'number', data: 'response.status', use: 'console.log(result.data);'};
    case 'text':
      return {type: 'string', data: 'text', use: 'console.log(result.data);'};
    case 'file':
      return {
        type: 'ArrayBuffer',
        data: 'await response.arrayBuffer()',
        use: `await writeFile(${quoteJavaScript(answer.file)}, Buffer.from(result.data));`,
      };
    case 'lines':
      return {
        type: 'AsyncIterable<string>',
        condition: 'response.body',
        data: 'createInterface({ input: Readable.fromWeb(response.body) })',
        use: 'for await (const line of result.data) console.log(line);',
      };
  }
}

/** Writes a module for Node.js with `fetch`, whose function returns data or a problem. */
function toFetching(request: PreparedRequest): string {
  const {imports, start, fetchCall} = toCall(request, '  ');
  const {type, condition, data, use} = toReading(request);
  const isOk = request.isConditional ? 'response.ok || response.status === 304' : 'response.ok';
  const isSuccess = condition === undefined ? isOk : `${isOk} && ${condition}`;
  const isText = request.answer.kind === 'json' || request.answer.kind === 'text';
  const text = '  const text = await response.text();\n';
  const line = `  if (${isSuccess}) return { data: ${data} };\n`;
  const shown = toShown(request, '    ');
  const success =
    shown !== ''
      ? `  if (${isSuccess}) {\n${shown}    return { data: ${data} };\n  }\n`
      : line.length <= 101
        ? line
        : `  if (${isSuccess})\n    return { data: ${data} };\n`;
  return `${writeImports(imports)}interface Problem {
  type?: string;
  status: number;
  title: string;
  detail?: string;
}

type Result = { data: ${type} } | { problem: Problem };

${start}async function send(): Promise<Result> {
  const response = await ${fetchCall};
${isText ? text + success : `${success}\n${text}`}${isText ? '\n' : ''}  const type = response.headers.get('Content-Type');
  if (type?.startsWith('application/problem+json')) return { problem: JSON.parse(text) };
  return { problem: { status: response.status, title: response.statusText, detail: text } };
}

const result = await send();
if ('problem' in result) throw new Error(JSON.stringify(result.problem));
${use}

export {};`;
}

/** Writes the short program in JavaScript as a module whose types are correct. */
function toShortModule(request: PreparedRequest): string {
  const code = toShort(request).replace('fromWeb(response.body)', 'fromWeb(response.body!)');
  return code.startsWith('import ') ? code : `${code}\n\nexport {};`;
}

export function toTypeScript(request: PreparedRequest): string {
  if (canBeTyped(request)) return toTyped(request);
  return request.isShort ? toShortModule(request) : toFetching(request);
}
