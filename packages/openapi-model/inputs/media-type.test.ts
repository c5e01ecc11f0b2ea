import {expect, it} from 'vitest';

import {findContentKey, isSequential} from './media-type';

it.each([
  'text/event-stream; charset=utf-8',
  'application/x-ndjson',
  'application/vnd.acme.ndjson',
])('reads %s line by line', (mediaType) => {
  expect(isSequential(mediaType)).toBe(true);
});

it.each(['application/json', 'text/plain; of=ndjson', ''])('reads %s as a whole', (mediaType) => {
  expect(isSequential(mediaType)).toBe(false);
});

it.each([
  ['application/json;version=2', ['application/json', 'application/json; Version="2"'], 1],
  ['application/json;version=3', ['application/json;version=2', 'application/json'], 1],
  ['application/json;version=3', ['application/json;version=2'], undefined],
  ['application/json', ['application/json;charset=utf-8'], 0],
  ['application/json', ['application/json;version=1', 'application/json'], 1],
  ['text/plain;a=1;b=2', ['*/*', 'text/*', 'text/plain;a=1', 'text/plain;a=1;b=2'], 3],
  ['text/plain;a=1', ['*/*', 'text/*;a=1', 'text/plain'], 2],
  ['image/png', ['text/plain'], undefined],
])(
  'selects for %s the most specific key of %j (OpenAPI 3.1.1, 4.8.13.1)',
  (mediaType, keys, index) => {
    expect(findContentKey(keys, mediaType)).toBe(index === undefined ? undefined : keys[index]);
  },
);
