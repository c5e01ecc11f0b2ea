import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {expect, it} from 'vitest';

import {formatJson, type Json} from './literal';

const nest = (wrap: (inner: Json) => Json): Json =>
  Array.from({length: 60}).reduce<Json>((inner) => wrap(inner), 'x');

it('writes lists on one line if they fit', () => {
  expect(formatJson([[1], ['a']])).toBe('[[1], ["a"]]');
  expect(formatJson([{}, []])).toBe('[{}, []]');
  expect(formatJson(['a'.repeat(80)])).toBe(`[\n  "${'a'.repeat(80)}"\n]`);
});

it.each([
  ['lists', (inner: Json) => [inner]],
  ['lists of objects', (inner: Json) => [{a: inner}]],
])('writes deeply nested %s in time proportional to the depth', (_, wrap) => {
  const readSpent = watchProcessor();
  formatJson(nest(wrap));
  expect(readSpent()).toBeLessThan(500);
});
