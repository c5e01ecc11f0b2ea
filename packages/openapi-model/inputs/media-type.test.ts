import {expect, it} from 'vitest';

import {isOfLines} from './media-type';

it.each([
  'text/event-stream; charset=utf-8',
  'application/x-ndjson',
  'application/vnd.acme.ndjson',
])('reads %s line by line', (mediaType) => {
  expect(isOfLines(mediaType)).toBe(true);
});

it.each(['application/json', 'text/plain; of=ndjson', ''])('reads %s whole', (mediaType) => {
  expect(isOfLines(mediaType)).toBe(false);
});
