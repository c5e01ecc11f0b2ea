import {mergeHeaders} from '../prepare';
import type {Case} from './cases';
import {TOKEN} from './process';
import type {Recorded} from './server';

/** What a server is asked, with the headers that a case is about alone. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** JSON as the value that it is. */
  readonly body: unknown;
}

/** An integer of JSON that a number of JavaScript would round. */
const LONG_INTEGER = /(?<=[:[,\s])-?\d{16,}(?=[\s,\]}])/g;

const isJson = (type: string | undefined): boolean => /[/+]json/.test(type ?? '');

const nameIntegers = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === 'bigint' ? `integer ${member}` : member,
    ),
  );

/** A body as the case gives it, with long integers in words. */
function toExpectedBody({request: {body}}: Case): unknown {
  if (body === undefined) return '';
  return isJson(body.mediaType) ? nameIntegers(body.value) : body.value;
}

/** A body as it arrived, with long integers in words where the case has some. */
export function readBody(text: string, {name, request}: Case): unknown {
  if (!isJson(request.body?.mediaType)) return text;
  const hasLongIntegers = name === 'long-integers';
  return JSON.parse(hasLongIntegers ? text.replace(LONG_INTEGER, '"integer $&"') : text);
}

export function toExpected(one: Case): Asked {
  const {name, rest, request} = one;
  return {
    method: request.method,
    path: `/${name}${rest}`,
    headers: Object.fromEntries([
      ...mergeHeaders(request.headers).map(([header, value]) => [header.toLowerCase(), value]),
      ['authorization', request.bearerToken ? `Bearer ${TOKEN}` : undefined],
      ['content-type', request.body?.mediaType],
    ]) as Asked['headers'],
    body: toExpectedBody(one),
  };
}

export function toActual(one: Case, {method, path, headers, body}: Recorded): Asked {
  const names = Object.keys(toExpected(one).headers);
  return {
    method,
    path,
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
    body: readBody(body, one),
  };
}

/** How a program must end, and what must stand in its output. */
export function toExpectedEnd({request, answer}: Case): {failed: boolean; word: string} {
  if (answer.status >= 400) return {failed: true, word: 'Somebody else was faster.'};
  const isShown = answer.content !== undefined && request.method !== 'HEAD';
  return {failed: false, word: isShown ? 'as expected' : ''};
}
