import {describe, expect, it} from 'vitest';

import {formatJson, parseJson} from './json';

describe('accepts', () => {
  it.each(['null', ' [] ', '{"a": [1, -2.5e+3, true, {"b": ""}]}', '"\\u00e9\\n"', '0'])(
    '%s',
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    },
  );
});

describe('finds the error in', () => {
  it.each([
    ['', 1, 1, 'expected a value'],
    ['{"a": 1 "b": 2}', 1, 9, 'expected a comma or }'],
    ['[1,\n 2', 2, 3, 'expected a comma or ]'],
    ['{"a": 1,}', 1, 9, 'expected a field name in double quotes'],
    ["{'a': 1}", 1, 2, 'expected a field name in double quotes'],
    ['{\n  "a" 1\n}', 2, 7, 'expected a colon after the field name'],
    ['[01]', 1, 2, 'expected a value'],
    ['[1.]', 1, 2, 'expected a value'],
    ['nulls', 1, 1, 'expected a value'],
    ['{} {}', 1, 4, 'expected the end of the text'],
    [
      '["a\nb"]',
      1,
      2,
      'this string has no closing quotation mark, or contains a character that must be escaped',
    ],
  ])('%j', (text, line, column, message) => {
    const mistake = new SyntaxError(`is not JSON at line ${line}, column ${column}: ${message}`);
    expect(() => parseJson(text)).toThrow(mistake);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('a text that is nested too deep to be parsed', () => {
    expect(() => parseJson('['.repeat(1_000_000))).toThrow('it is nested too deep');
  });
});

describe('formats', () => {
  it.each(['{"a":[1,{"b":"x, {y}: \\"z\\""}],"c":{},"d":[]}', '[]', '"a"', '[[[]],{"":null}]'])(
    '%s like JSON.stringify',
    (text) => {
      expect(formatJson(text)).toBe(JSON.stringify(JSON.parse(text), undefined, 2));
    },
  );

  it('without excessive indentation if a text is deeply nested', () => {
    const depth = 4000;
    const wide = '1,'.repeat(200_000);
    const text = `${'['.repeat(depth)}${wide}1${']'.repeat(depth)}`;
    expect(formatJson(text).length).toBeLessThan(30 * text.length);
  });

  it('without changing numbers', () => {
    expect(formatJson('[12345678901234567890, 1.0, 1e2]')).toBe(
      '[\n  12345678901234567890,\n  1.0,\n  1e2\n]',
    );
  });
});
