import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import type {Problem} from './problems';
import {writeFiles} from './testing';
import {watchProcessor} from './testing/time-limit';
import {YamlFile, YamlSource} from './yaml-source';

const findLocation = (source: string, pointer: string) =>
  new YamlSource(source).findLocation(pointer);

const SOURCE = `openapi: 3.1.0
paths:
  /users/{id}:
    get:
      tags: [a, b]
`;

it('finds the value of a pointer, including slashes and braces', () => {
  expect(findLocation(SOURCE, '#/paths/~1users~1{id}/get/tags/1')).toEqual({line: 5, column: 17});
});

it('finds the nearest parent of a missing value', () => {
  expect(findLocation(SOURCE, '#/paths/~1users~1{id}/post')).toEqual({line: 4, column: 5});
});

it('adds the pointer if everything is on one line', () => {
  const source = '{"openapi": "3.1.0", "tags": [{"name": "a"}]}\n';
  const pointer = '#/tags/0/name';
  expect(findLocation(source, pointer)).toEqual({line: 1, column: 40, pointer});
  expect(findLocation(source, '#/')).toEqual({line: 1, column: 1});
});

it('returns the first line if no part of the pointer exists', () => {
  expect(findLocation(SOURCE, '#/components')).toEqual({line: 1, column: 1});
});

it('finds each key that a mapping repeats', () => {
  const {mistakes} = new YamlSource('a: 1\nb: {c: 1, c: 2}\na: 3\n');
  const message = 'Map keys must be unique';
  expect(mistakes).toEqual([
    {line: 2, column: 11, message},
    {line: 3, column: 1, message},
  ]);
});

it('reads a mapping of 40,000 keys in seconds', () => {
  const readMilliseconds = watchProcessor();
  const keys = Array.from({length: 40_000}, (_, index) => `"key ${index}": ${index}`);
  expect(new YamlSource(`{${keys.join(', ')}}`).mistakes).toEqual([]);
  expect(readMilliseconds()).toBeLessThan(6000);
});

it('rejects a file that is not UTF-8, and names its first invalid byte', () => {
  const file = path.join(writeFiles({'a.yaml': ''}), 'a.yaml');
  fs.writeFileSync(file, Buffer.from('a: b\nc: é\n', 'latin1'));
  const problems: Problem[] = [];
  expect(YamlFile.read(file).parse(problems)).toBeUndefined();
  expect(problems).toEqual([
    expect.objectContaining({
      file,
      line: 2,
      column: 4,
      fix: 'convert it, as with: iconv -f ISO-8859-1 -t UTF-8',
    }),
  ]);
});
