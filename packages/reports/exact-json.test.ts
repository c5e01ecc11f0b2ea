import {expect, it} from 'vitest';

import {readJson, readNumber, writeJson} from './exact-json';

const LONG = '{"id":9007199254740993,"list":[-9223372036854775808,"9007199254740993"],"small":1}';

it('keeps all digits of whole numbers (RFC 8259, 6)', () => {
  expect(writeJson(readJson(LONG))).toBe(LONG);
  expect(readJson('9007199254740993')).toBe(9007199254740993n);
  expect(writeJson({a: 9007199254740993n}, 2)).toBe('{\n  "a": 9007199254740993\n}');
  expect(readJson('[9007199254740991, 1e21, 12345678901234568.0]')).toEqual([
    9007199254740991, 1e21, 12345678901234568,
  ]);
});

it.each(['0.05000000074505806', '1.9876543210987654', '-1e-1234567890123456', '0.1e+1234567890'])(
  'reads %s as a number with a fraction or an exponent',
  (text) => {
    const long = `{"id":9007199254740993,"a":[${text},${text}]}`;
    expect(readJson(long)).toEqual({id: 9007199254740993n, a: [Number(text), Number(text)]});
  },
);

it('does not change texts and names', () => {
  const text = String.raw`{"9007199254740993":"a \" 9007199254740993","b":"\\"}`;
  expect(writeJson(readJson(text))).toBe(text);
});

it('reads numbers in text without changes', () => {
  expect(['1', '-007', '1.5', '9007199254740993'].map(readNumber)).toEqual([
    1,
    -7,
    1.5,
    9007199254740993n,
  ]);
});

it('does not change JSON.stringify, on which code of pages may rely', () => {
  expect(() => JSON.stringify({a: 9007199254740993n})).toThrow(TypeError);
});

it('replaces members like JSON.stringify', () => {
  const replace = (key: string, member: unknown): unknown => (key === 'b' ? undefined : member);
  expect(writeJson({a: 9007199254740993n, b: 1}, undefined, replace)).toBe(
    '{"a":9007199254740993}',
  );
});
