import {STATUS_CODES} from 'node:http';

import {toContract} from '../../src/api-reference/contract';
import {Cursor} from '../../src/api-reference/cursor';
import {listOperations, type Operation} from '../../src/api-reference/operations';
import {formatJson} from '../../src/api-reference/samples/format-json';
import {toJson} from '../../src/api-reference/samples/json';
import {highlightToHtml} from '../../src/code-highlight/highlight-to-html';
import type {Call, Message} from '../../src/pages/_home/call';

type Header = Message['headers'][number];

interface Wanted {
  readonly operation: string;
  /** The name that the example has in the request and in the answer. */
  readonly example: string;
}

/** The part of a contract, which has to be there. */
function need<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`The home page shows a call: ${what} is missing`);
  return part;
}

interface Content extends Pick<Message, 'summary' | 'body'> {
  readonly contentType: Header;
}

/** What a request body or a response holds in the example of that name. */
function findContent(owner: Cursor, name: string): Content {
  const [mediaType, content] = need(owner.entries('content')[0], `content at ${owner.pointer}`);
  const example = need(
    content.get('examples')?.get(name)?.resolve(),
    `the example ${name} at ${content.pointer}`,
  );
  const json = formatJson(toJson(example.get('value')?.value));
  return {
    contentType: ['Content-Type', mediaType],
    summary: example.text('summary') ?? '',
    body: highlightToHtml(json, 'json'),
  };
}

/** A header with the contract's example of it, or none. */
function toExampleHeader(name: string, owner: Cursor): readonly Header[] {
  const example = owner.text('example');
  return example === undefined ? [] : [[name, example]];
}

/** The token is named as in the code samples: no example shows one. */
function toRequest({cursor, method, path}: Operation, example: string): Message {
  const server = new Cursor(cursor.root, cursor.root).items('servers')[0]?.text('url');
  const {host, pathname} = new URL(need(server, 'a server'));
  const requestBody = need(cursor.get('requestBody')?.resolve(), 'a request body');
  const {contentType, ...content} = findContent(requestBody, example);
  const headers = cursor
    .items('parameters')
    .map((parameter) => parameter.resolve())
    .filter((parameter) => parameter.text('in') === 'header')
    .flatMap((parameter) => toExampleHeader(parameter.text('name') ?? '', parameter));
  return {
    start: `${method.toUpperCase()} ${pathname}${path} HTTP/1.1`,
    headers: [['Host', host], ['Authorization', 'Bearer $TOKEN'], contentType, ...headers],
    ...content,
  };
}

function toAnswer({cursor}: Operation, example: string): Message {
  const isSuccess = ([status]: readonly [string, Cursor]): boolean => status.startsWith('2');
  const [status, response] = need(cursor.entries('responses').find(isSuccess), 'a success');
  const {contentType, ...content} = findContent(response.resolve(), example);
  const headers = response
    .resolve()
    .entries('headers')
    .flatMap(([name, header]) => toExampleHeader(name, header.resolve()));
  return {
    start: `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trim(),
    headers: [contentType, ...headers],
    ...content,
  };
}

/**
 * An operation of a contract with one of its examples, as the home page shows it.
 *
 * @param document the contract as one document of OpenAPI 3.1
 * @throws Error naming what the contract does not have
 */
export function toCall(document: unknown, {operation: id, example}: Wanted): Call {
  const operation = need(
    listOperations(toContract(document)).find((one) => one.id === id),
    `the operation ${id}`,
  );
  const rule = need(operation.cursor.items('x-access')[0], `x-access of ${id}`);
  return {
    operation: operation.slug,
    title: operation.title,
    scope: need(rule.text('scope'), `a scope of ${id}`),
    userTypes: rule.texts('user_types'),
    request: toRequest(operation, example),
    answer: toAnswer(operation, example),
  };
}
