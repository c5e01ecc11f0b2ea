import {expect, it} from 'vitest';
import {parse} from 'yaml';

import {indentContinuations} from './indent-continuations';
import {YamlSource} from './yaml-source';

const BRACKET = `a:
  example: {
    "count": 2, list: [
  1, 2]
  }
  next: it's [no bracket
`;

const QUOTED = `a:
  - text: 'All lamps, it''s {
    known,
  also "off".'
    other: "b \\" c
    d"
b:
  block: |
    'no quote
  end: 1
`;

// YAML 1.2.2, 7.4: lines of a flow collection must be indented more than its parent.
it('indents closing brackets that are not indented more than their key', () => {
  const {text, lines} = indentContinuations(BRACKET);
  expect(lines).toEqual([4, 5]);
  expect(parse(text)).toEqual({
    a: {example: {count: 2, list: [1, 2]}, next: "it's [no bracket"},
  });
});

// YAML 1.2.2, 7.3.1 and 7.3.2: spaces at the start of a line are not part of a quoted text.
it('indents quoted text that continues at the indentation of its key', () => {
  const {text, lines} = indentContinuations(QUOTED);
  expect(lines).toEqual([3, 4, 6]);
  expect(parse(text)).toEqual({
    a: [{text: 'All lamps, it\'s { known, also "off".', other: 'b " c d'}],
    b: {block: "'no quote\n", end: 1},
  });
});

it('does not change text that YAML allows', () => {
  const text = "a: {b: [1,\n  2]}\nc: 'd\n  e'\nf: >\n  'g\n# {\nh: 1 # [\n";
  expect(indentContinuations(text)).toEqual({text, lines: []});
});

it('finds locations in a text that a parser would reject', () => {
  const source = new YamlSource("a: 'b\nc'\nd: 1\n");
  expect(source.value).toEqual({a: 'b c', d: 1});
  expect(source.findLocation('#/d')).toEqual({line: 3, column: 4});
});
