import {describe, expect, it} from 'vitest';

import {cutDeepNesting, removeDeepNesting} from './deep-nesting';
import {YamlSource} from './yaml-source';

const nest = (levels: number): string =>
  `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

describe('a text with nested lists and mappings', () => {
  it('is cut before the first value that is nested too deep', () => {
    expect(cutDeepNesting(`a: 1\nb: ${nest(8)}\n`, 7)).toBe('a: 1\nb: [{"a":[{"a":[{"a":');
    expect(cutDeepNesting(`b: ${nest(6)}\n`, 7)).toBeUndefined();
    expect(cutDeepNesting(`\u{FEFF}${nest(8)}`, 6)?.length).toBe(1 + 18);
  });

  it('is also cut without brackets', () => {
    expect(cutDeepNesting('a:\n  - - - - - - - b\n', 6)).toBe('a:\n  - - - - - ');
    expect(cutDeepNesting('? '.repeat(8), 6)).toBe('? '.repeat(6));
    expect(cutDeepNesting('a:\n- b:\n  - c:\n    - d:\n      - e:\n', 6)).toBe(
      'a:\n- b:\n  - c:\n    - d',
    );
    expect(cutDeepNesting('a:\n  - - - - - b\n', 6)).toBeUndefined();
    expect(cutDeepNesting('a:\n  - [[[[b]]]]\n', 5)).toBe('a:\n  - [[[');
  });

  it('may contain any number of them side by side, or in texts', () => {
    expect(cutDeepNesting(`a: [${'[],'.repeat(50)}]\n`, 6)).toBeUndefined();
    expect(cutDeepNesting(`a:\n${'- - b\n'.repeat(50)}`, 6)).toBeUndefined();
    const text = '[{'.repeat(50) + '- '.repeat(50);
    for (const value of [`"${text}"`, `'${text}'`, `|\n  ${text}`, `b${text}`])
      expect(cutDeepNesting(`a: ${value}\n`, 6)).toBeUndefined();
  });

  it('cannot hide its depth in texts', () => {
    expect(cutDeepNesting('{"a]]]}}}": '.repeat(8), 6)).toBe('{"a]]]}}}": '.repeat(6));
  });
});

it.each([
  [`a: 1\nb: ${nest(700)}\n`, {line: 2, column: 4 + 3 * 598 + 1}],
  [`a: 1\nb:\n  ${'- '.repeat(700)}1\n`, {line: 3, column: 3 + 2 * 599}],
])('reports a text that is nested too deep, with its location: %#', (text, location) => {
  const source = new YamlSource(text);
  expect(source.mistakes).toEqual([{...location, message: 'it is nested too deep'}]);
  expect(source.findLocation('#/a')).toEqual({line: 1, column: 4});
  expect(() => source.value).toThrow('it is nested too deep');
});

it.each([
  ['a: 1\n? - b\n  - c\n: 2\n', 2, 3],
  ['a: 1\nb: {c: {[d]: 1}}\n', 2, 9],
])('rejects a list or mapping as a key, which OpenAPI does not have: %j', (text, line, column) => {
  const source = new YamlSource(text);
  const message = 'a key is a list or a mapping, not a text';
  expect(source.mistakes).toEqual([{line, column, message}]);
  expect(() => source.value).toThrow(message);
});

it('accepts a text as a key in any notation', () => {
  const text = '? a\n: 1\n"b": &c d\n*c : 2\n? "e?"\n: [{}]\n200: {}\n';
  expect(new YamlSource(text).value).toEqual({a: 1, b: 'd', d: 2, 'e?': [{}], 200: {}});
});

describe('lists and mappings that are nested too deep', () => {
  const remove = (text: string, levels: number) => {
    const removed = removeDeepNesting(text, levels);
    expect(removed.text.split('\n').map(({length}) => length)).toEqual(
      text.split('\n').map(({length}) => length),
    );
    return [new YamlSource(removed.text).value, removed.pointers];
  };

  it.each<[string, number, unknown, readonly string[]]>([
    ['{"a": {"b": [1, {"c": 1}, 2]}, "d": 1}', 2, {a: {b: null}, d: 1}, ['#/a/b']],
    [
      '{"a": {"b/c": {"c": 1}}, "d": {"e": [[]]}}',
      2,
      {a: {'b/c': null}, d: {e: null}},
      ['#/a/b~1c', '#/d/e'],
    ],
    ['[[1, [2], [3]], 4]', 2, [[1, null, null], 4], ['#/0/1', '#/0/2']],
    ['a:\n  b:\n    c: 1\n    d: 2\n  e: 3\nf: 4\n', 2, {a: {b: 'c', e: 3}, f: 4}, ['#/a/b']],
    ['a:\n- - b\n  - c\n- d\n', 2, {a: [null, 'd']}, ['#/a/0']],
    ['a: {b: [1]}\nc:\n  "d": {e: 1}\n', 2, {a: {b: null}, c: {d: null}}, ['#/a/b', '#/c/d']],
    ['a: [{b: 1}]\n', 3, {a: [{b: 1}]}, []],
  ])(
    'are removed with their pointers, without changing lines: %j',
    (text, levels, value, pointers) => {
      expect(remove(text, levels)).toEqual([value, pointers]);
    },
  );
});
