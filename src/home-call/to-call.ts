import {toExamples} from 'openapi-static/console/build-model/example';
import {toContract} from 'openapi-static/contract/contract';
import type {Cursor} from 'openapi-static/contract/cursor';
import {listOperations, type Operation} from 'openapi-static/contract/operations';
import {listParameters} from 'openapi-static/reference/parameters';
import {describeStatus} from 'openapi-static/reference/status';
import {formatJson} from 'openapi-static/samples/literal';
import {highlightToHtml} from 'static-pages/code-highlight/highlight-code';
import type {Call, Message} from '../pages/_home/call';
import {findNearest} from 'static-pages/reports/nearest';

type Header = Message['headers'][number];

interface Wanted {
  readonly operation: string;
  /** The name that the example has in the request and in the answer. */
  readonly example: string;
}

/** A part of a contract that the home page wants to show and that is not there. */
export class MissingPartError extends Error {
  /**
   * @param part in words: `the operation creat-user`
   * @param pointer JSON Pointer as a fragment of the place where it should be
   * @param nearest the name that was probably meant
   */
  constructor(
    readonly part: string,
    readonly pointer: string,
    readonly nearest?: string,
  ) {
    super(`${part} is missing at ${pointer}`);
    this.name = 'MissingPartError';
  }
}

/** The part of a contract, which has to be there. */
function need<Part>(part: Part | undefined, what: string, pointer: string): Part {
  if (part === undefined) throw new MissingPartError(what, pointer);
  return part;
}

/** The part of a contract with a name, which has to be there. */
function needNamed<Part>(
  parts: readonly (readonly [string, Part])[],
  name: string,
  what: string,
  pointer: string,
): Part {
  const part = new Map(parts).get(name);
  if (part !== undefined) return part;
  const nearest = findNearest(name, new Map(parts).keys());
  throw new MissingPartError(`${what} ${name}`, pointer, nearest);
}

interface Content extends Pick<Message, 'summary' | 'body'> {
  readonly contentType: Header;
}

/** What a request body or a response holds in the example of that name, as the console and the samples read it. */
function findContent(owner: Cursor, name: string): Content {
  const [mediaType, content] = need(owner.entries('content')[0], 'content', owner.pointer);
  const examples = toExamples(content).map((example) => [example.name, example] as const);
  const {summary = '', value} = needNamed(examples, name, 'the example', content.pointer);
  const body = highlightToHtml(formatJson(value), 'json');
  return {contentType: ['Content-Type', mediaType], summary, body};
}

/** A header with the contract's first example of it, or none. */
const toExampleHeader = (name: string, owner: Cursor): readonly Header[] =>
  toExamples(owner)
    .slice(0, 1)
    .map(({value}) => [name, String(value)]);

/** The token is named as in the code samples: no example shows one. */
function toRequest(operation: Operation, example: string): Message {
  const {cursor, method, path} = operation;
  const contract = cursor.with(cursor.root);
  const server = need(contract.items('servers')[0]?.text('url'), 'a server', '#');
  const {host, pathname} = new URL(server);
  const body = need(cursor.get('requestBody')?.resolve(), 'a request body', cursor.pointer);
  const {contentType, ...content} = findContent(body, example);
  const headers = listParameters(operation)
    .filter((parameter) => parameter.text('in') === 'header')
    .flatMap((parameter) => toExampleHeader(parameter.text('name') ?? '', parameter));
  return {
    start: `${method.toUpperCase()} ${pathname}${path} HTTP/1.1`,
    headers: [['Host', host], ['Authorization', 'Bearer $TOKEN'], contentType, ...headers],
    ...content,
  };
}

function toAnswer({cursor}: Operation, example: string): Message {
  const success = cursor.entries('responses').find(([status]) => status.startsWith('2'));
  const [status, found] = need(success, 'a success', cursor.pointer);
  const response = found.resolve();
  const {contentType, ...content} = findContent(response, example);
  const headers = response
    .entries('headers')
    .flatMap(([name, header]) => toExampleHeader(name, header.resolve()));
  const start = `HTTP/1.1 ${describeStatus(status)}`;
  return {start, headers: [contentType, ...headers], ...content};
}

/**
 * An operation of a contract with one of its examples, as the home page shows it.
 *
 * @param document the contract as one document of OpenAPI 3.1
 * @throws MissingPartError naming what the contract does not have
 */
export function toCall(document: unknown, {operation: id, example}: Wanted): Call {
  const operations = listOperations(toContract(document)).flatMap((one) =>
    one.id === undefined ? [] : [[one.id, one] as const],
  );
  const operation = needNamed(operations, id, 'the operation', '#/paths');
  const {cursor, pointer} = operation;
  const rule = need(cursor.items('x-access')[0], 'x-access', pointer);
  return {
    operation: operation.slug,
    title: operation.title,
    scope: need(rule.text('scope'), 'a scope', rule.pointer),
    userTypes: rule.texts('user_types'),
    request: toRequest(operation, example),
    answer: toAnswer(operation, example),
  };
}
