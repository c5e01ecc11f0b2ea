import {expect, it} from 'vitest';

import {readBody} from './parser';

it('parses a body once for all readers, in each of its formats', () => {
  const nodes = readBody('A {b}', 'mdx');
  expect(readBody('A {b}', 'mdx', [])).toBe(nodes);
  expect(readBody('A {b}', 'md')).not.toEqual(nodes);
});
