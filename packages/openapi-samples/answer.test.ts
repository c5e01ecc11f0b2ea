import {describe, expect, it} from 'vitest';

import {toSampleResponse} from './answer';
import {toFileName} from './file-name';

describe('toAnswer', () => {
  it.each([
    ['application/json; charset=utf-8', {kind: 'json'}],
    ['application/problem+json', {kind: 'json'}],
    [undefined, {kind: 'status'}],
    ['text/csv', {kind: 'text'}],
    ['application/atom+xml', {kind: 'text'}],
    ['*/*', {kind: 'text'}],
    ['text/event-stream', {kind: 'lines'}],
    ['application/x-ndjson', {kind: 'lines'}],
    ['application/jsonl', {kind: 'lines'}],
    ['application/pdf', {kind: 'file', file: 'response.pdf'}],
    ['image/jpeg', {kind: 'file', file: 'response.jpg'}],
    ['application/octet-stream', {kind: 'file', file: 'response.bin'}],
    ['application/vnd.example.thing', {kind: 'file', file: 'response.bin'}],
  ])('reads %s by its media type', (mediaType, answer) => {
    expect(toSampleResponse(mediaType)).toEqual(answer);
  });
});

describe('toFileName', () => {
  it('contains no characters with a meaning in a shell or a file system', () => {
    expect(toFileName('../a b/$(x);', 'image/png')).toBe('a-b-x.png');
    expect(toFileName('‘’', 'text/plain')).toBe('content.txt');
  });
});
