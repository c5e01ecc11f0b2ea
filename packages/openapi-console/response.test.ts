import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {describe, expect, it, vi} from 'vitest';

import {parseBody} from './body';
import {type FailedRequest, explainFailure} from './explain-failure';
import {buildFileName, formatDuration, formatSize} from './format';
import {parseProblem} from './problem';
import {type ArrivingResponse, readResponse} from './response';
import {toModel} from '@openapi-portal/openapi-requests/testing';

const toBytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

describe('shows a body', () => {
  it('as indented JSON', () => {
    expect(parseBody(toBytes('{"a":1}'), 'application/problem+json; charset=utf-8')).toMatchObject({
      kind: 'json',
      text: '{\n  "a": 1\n}',
      value: {a: 1},
      tree: {entries: [{name: '"a"', value: {text: '1'}}]},
    });
  });

  it('as text with the error if it is invalid JSON', () => {
    expect(parseBody(toBytes('{"a":\n]'), 'application/json')).toEqual({
      kind: 'text',
      text: '{"a":\n]',
      mistake: {message: 'is not JSON at line 2, column 1: expected a value', index: 6},
    });
    expect(parseBody(toBytes('{"a":'), '')).toEqual({kind: 'text', text: '{"a":'});
  });

  it('as JSON up to 1 MB, and larger ones as the beginning of a text', () => {
    const toArray = (length: number): ArrayBuffer => toBytes(`["${'é'.repeat(length)}"]`);
    expect(parseBody(toArray(499_998), 'application/json').kind).toBe('json');
    const body = parseBody(toArray(499_999), 'application/json');
    expect(body).toMatchObject({kind: 'text', isCut: true});
    expect(body).toHaveProperty('text', expect.stringMatching(/^\["é+$/));
  });

  it('in its declared character set', () => {
    const bytes = new Uint8Array([0xe9]).buffer;
    expect(parseBody(bytes, 'text/plain; charset="iso-8859-1"')).toEqual({
      kind: 'text',
      text: 'é',
    });
  });

  it.each([
    [toBytes('x'), 'application/pdf', 'binary'],
    [new Uint8Array([0xff, 0xfe, 0xfd]).buffer, 'text/plain', 'binary'],
    [toBytes('\u0000\u0001'), '', 'binary'],
    [toBytes('plain'), '', 'text'],
    [toBytes('[1]'), '', 'json'],
    [toBytes(''), 'application/json', 'empty'],
  ])('by its bytes and type (%#)', (bytes, contentType, kind) => {
    expect(parseBody(bytes, contentType).kind).toBe(kind);
  });
});

const readToEnd = (
  response: Response,
  started = performance.now(),
  {signal}: AbortController = new AbortController(),
  show: (part: ArrivingResponse) => void = () => undefined,
) => readResponse(response, 'https://api.example.org', started, signal, show);

/** Creates a response whose body the test sends, or breaks off, chunk by chunk. */
function openResponse(contentType: string) {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      writer = controller;
    },
  });
  return {
    response: new Response(stream, {headers: {'Content-Type': contentType}}),
    write: (text: string) => writer?.enqueue(new TextEncoder().encode(text)),
    breakOff: (reason: unknown) => writer?.error(reason),
  };
}

it('shows events as they arrive, and all of them at the end', async () => {
  const {response, write, breakOff} = openResponse('text/event-stream');
  const parts: ArrivingResponse[] = [];
  const reading = readToEnd(response, 0, undefined, (part) => parts.push(part));
  expect(parts).toHaveLength(1);
  expect(parts[0]).not.toHaveProperty('lines');
  write('data: 1\n\n');
  await vi.waitUntil(() => parts.length > 1);
  expect(parts.at(-1)).toMatchObject({size: 9, lines: {text: 'data: 1\n\n', isCut: false}});
  breakOff(new TypeError('network error'));
  expect(await reading).toMatchObject({end: 'broken', body: {kind: 'lines', text: 'data: 1\n\n'}});
});

it('keeps the last part of an endless stream', async () => {
  const long = `first\n${'x'.repeat(150_000)}\nlast`;
  const response = new Response(long, {headers: {'Content-Type': 'application/x-ndjson'}});
  const {body, size, blob} = await readToEnd(response);
  expect(body).toMatchObject({kind: 'lines', isCut: true});
  expect(body).toHaveProperty('text', expect.stringMatching(/^x+\nlast$/));
  expect([size, blob.size]).toEqual([long.length, long.length]);
});

it('keeps the part that arrived before the reader cancelled', async () => {
  const {response, write, breakOff} = openResponse('text/plain');
  const controller = new AbortController();
  const sizes: number[] = [];
  const reading = readToEnd(response, 0, controller, ({size}) => sizes.push(size));
  write('begun');
  await vi.waitUntil(() => sizes.includes(5));
  controller.abort();
  breakOff(controller.signal.reason);
  expect(await reading).toMatchObject({end: 'stopped', size: 5, body: {text: 'begun'}});
});

it('reads a response with its status, headers, time and size', async () => {
  const response = new Response('{"a":"é"}', {
    status: 422,
    headers: {'Content-Type': 'application/json', 'X-Request': '7'},
  });
  const read = await readToEnd(response, performance.now() - 40);
  expect(read).toMatchObject({
    status: 422,
    statusText: 'Unprocessable Content',
    size: 10,
    end: 'whole',
  });
  expect(read.headers).toEqual([
    ['content-type', 'application/json'],
    ['x-request', '7'],
  ]);
  expect(read.duration).toBeGreaterThanOrEqual(40);
});

it('formats sizes and times', () => {
  expect([0, 1, 812, 1432, 999_949, 999_950, 3_200_000].map(formatSize)).toEqual([
    '0 bytes',
    '1 byte',
    '812 bytes',
    '1.4 kB',
    '999.9 kB',
    '1.0 MB',
    '3.2 MB',
  ]);
  expect([84, 9999, 12_345].map(formatDuration)).toEqual(['84 ms', '9999 ms', '12.3 s']);
});

it.each([
  ['/users/{user_id}', 'application/problem+json', 'users.json'],
  ['/users', 'Application/JSON', 'users.json'],
  ['/report', 'application/octet-stream', 'report.bin'],
  ['/report', 'application/pdf', 'report.pdf'],
  ['/photo', 'image/jpeg', 'photo.jpg'],
  ['/notes', 'text/plain', 'notes.txt'],
  ['/list', 'text/csv', 'list.csv'],
  ['/{id}', '', 'response.bin'],
])('names the saved body of %s, %s', (path, mediaType, name) => {
  expect(buildFileName(path, mediaType)).toBe(name);
});

it.each([
  ['application/exe', 'report.bin'],
  ['application/x-msdownload', 'report.bin'],
  ['application/x+bat', 'report.bin'],
  ['application/hta', 'report.bin'],
  ['application/javascript', 'report.bin'],
  ['image/svg+xml', 'report.bin'],
  ['text/html', 'report.txt'],
  ['text/x.sh', 'report.txt'],
  ['application/json/../x.exe', 'report.bin'],
  ['constructor', 'report.bin'],
])('uses no file extension from a server that sends %s', (mediaType, name) => {
  expect(buildFileName('/report', mediaType)).toBe(name);
});

it('stores a body as bytes that no browser opens as a page of this site', async () => {
  const response = new Response('<script>alert(1)</script>', {
    headers: {'Content-Type': 'text/html'},
  });
  const {blob} = await readToEnd(response);
  expect(blob.type).toBe('application/octet-stream');
});

describe('finds the problem', () => {
  const model = toModel({problemHref: '/api/#problem-{slug}', problemSlugs: ['validation-error']});
  const find = (value: object, mediaType = 'application/problem+json', status = 422) =>
    parseProblem(
      {status, mediaType, body: {kind: 'json', text: '', value, tree: {text: ''}}},
      model,
    );

  it('with its errors and a link to its description', () => {
    const errors = [{pointer: '/phone', detail: 'is no number'}, 'general', {code: 1}];
    const type = 'https://docs.example.com/problems/validation-error';
    expect(find({type, title: 'Not valid', detail: 'Two members.', errors})).toEqual({
      title: 'Not valid',
      detail: 'Two members.',
      errors: [{pointer: '/phone', detail: 'is no number'}, {detail: 'general'}],
      href: '/api/#problem-validation-error',
    });
  });

  it('without a link if no page describes it', () => {
    expect(find({type: 'about:blank', title: 'Not Found'})?.href).toBeUndefined();
    expect(find({type: 'https://other.example.org/quota', title: 'Quota'})?.href).toBeUndefined();
  });

  it('in short if a server describes it at length', () => {
    const long = 'x'.repeat(900_000);
    const readMilliseconds = watchProcessor();
    const problem = find({
      type: `${long}!`,
      title: long,
      detail: long,
      errors: Array.from({length: 10_000}, () => 'wrong'),
    });
    expect(readMilliseconds()).toBeLessThan(1000);
    expect(problem?.title).toHaveLength(2000);
    expect(problem?.detail).toHaveLength(2000);
    expect(problem?.errors).toHaveLength(50);
  });

  it('only in a response that reports one', () => {
    expect(find({title: 'A book'}, 'application/json', 200)).toBeUndefined();
    expect(find({message: 'no'}, 'application/json')).toBeUndefined();
  });
});

describe('explains why there is no response', () => {
  const explain = (parts: Partial<FailedRequest>) => {
    const {
      title,
      explanation,
      causes = [],
    } = explainFailure({
      url: 'https://ciso.acme.org/v1/company',
      base: 'https://docs.example.com/',
      method: 'PATCH',
      headers: ['Accept', 'Content-Type', 'Authorization'],
      duration: 120,
      isOnline: true,
      isForbiddenHere: false,
      hasAnsweredBefore: false,
      ...parts,
    });
    return [`${title}. ${explanation}`, ...causes];
  };

  it.each([
    ['offline', {isOnline: false}],
    ['example host', {url: 'https://api.example.com/v1/company'}],
    ['mixed content', {url: 'http://ciso.acme.org/v1/company'}],
    ['policy of this site', {isForbiddenHere: true}],
    ['nobody there, or CORS', {}],
    ['a server that answered before', {hasAnsweredBefore: true}],
    ['a server on the reader’s machine', {url: 'http://127.0.0.1:4010/company', isOnline: false}],
    ['nobody there, on this site', {base: 'https://ciso.acme.org/'}],
  ])('%s', (_name, parts) => {
    expect(explain(parts)).toMatchSnapshot();
  });

  it('names CORS last, and only if it can be the cause', () => {
    expect(explain({}).findIndex((text) => text.includes('CORS'))).toBe(explain({}).length - 1);
    const known = [{isOnline: false}, {isForbiddenHere: true}, {base: 'https://ciso.acme.org/'}];
    for (const parts of known) expect(explain(parts).join()).not.toContain('CORS');
  });
});
