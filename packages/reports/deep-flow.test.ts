import {describe, expect, it} from 'vitest';

import {cutDeepFlow} from './deep-flow';
import {YamlSource} from './yaml-source';

const nest = (levels: number): string =>
  `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

describe('a text with brackets in brackets', () => {
  it('is cut before the first that is too deep', () => {
    expect(cutDeepFlow(`a: 1\nb: ${nest(8)}\n`, 6)).toBe('a: 1\nb: [{"a":[{"a":[{"a":');
    expect(cutDeepFlow(`b: ${nest(6)}\n`, 6)).toBeUndefined();
    expect(cutDeepFlow(`\u{FEFF}${nest(8)}`, 6)?.length).toBe(1 + 18);
  });

  it('may have any number of them side by side, and in texts', () => {
    expect(cutDeepFlow(`a: [${'[],'.repeat(50)}]\n`, 6)).toBeUndefined();
    const text = '[{'.repeat(50);
    for (const value of [`"${text}"`, `'${text}'`, `|\n  ${text}`, `b${text}`])
      expect(cutDeepFlow(`a: ${value}\n`, 6)).toBeUndefined();
  });

  it('cannot hide its depth in texts', () => {
    expect(cutDeepFlow('{"a]]]}}}": '.repeat(8), 6)).toBe('{"a]]]}}}": '.repeat(6));
  });
});

it('reports a text that is nested too deep, with its location and the values before it', () => {
  const source = new YamlSource(`a: 1\nb: ${nest(700)}\n`);
  expect(source.mistakes).toEqual([
    {line: 2, column: 4 + 3 * 600, message: 'it is nested too deep'},
  ]);
  expect(source.findLocation('#/a')).toEqual({line: 1, column: 4});
  expect(() => source.value).toThrow('it is nested too deep');
});
