import {expect, it} from 'vitest';

import {writeStream} from './write-stream';

const ITEMS = [{n: 1}, {n: 2}];

it.each([
  ['application/jsonl', '{"n":1}\n{"n":2}\n'],
  ['application/x-ndjson; charset=utf-8', '{"n":1}\n{"n":2}\n'],
  ['application/json-seq', '\u001E{"n":1}\n\u001E{"n":2}\n'],
  ['text/event-stream', 'n: 1\n\nn: 2\n\n'],
])('writes the items of %s one by one (OpenAPI 3.2.0, Sequential Media Types)', (type, text) => {
  expect(writeStream(ITEMS, type)).toBe(text);
});

it('does not change text and other media types', () => {
  expect(writeStream('{"n":1}\n', 'application/jsonl')).toBeUndefined();
  expect(writeStream(ITEMS, 'application/json')).toBeUndefined();
});
