import {describe, expect, it} from 'vitest';

import {findLine} from './find-line';

const BODY = `{
  "email": "ana@example.com",
  "a/b": {"~": [
    1,
    {"email": 2}
  ]},
  "x": "[{"
}`;

const read = (pointer: string, text = BODY): string => {
  const {number, start, end} = findLine(text, pointer);
  const line = text.slice(start, end);
  expect(text.split('\n')[number]).toBe(line);
  return line.trim();
};

describe('the line of a value', () => {
  it.each([
    ['/email', '"email": "ana@example.com",'],
    ['/a~1b', '"a/b": {"~": ['],
    ['/a~1b/~0/0', '1,'],
    ['/a~1b/~0/1/email', '{"email": 2}'],
    // RFC 6901, section 6
    ['#/a~1b/%7E/1', '{"email": 2}'],
    ['/x', '"x": "[{"'],
  ])('%s contains it', (pointer, line) => {
    expect(read(pointer)).toBe(line);
  });

  it.each([
    ['/phone', '{'],
    ['/a~1b/~0/7', '"a/b": {"~": ['],
    ['/email/inside', '"email": "ana@example.com",'],
  ])('%s that is missing is the line of its nearest parent', (pointer, line) => {
    expect(read(pointer)).toBe(line);
  });

  it('is found in an incomplete text', () => {
    expect(read('/b', '{\n"a": 1,\n"b": tru')).toBe('"b": tru');
    expect(read('/b', '')).toBe('');
    expect(read('/b/0', '}]\n{"b": [')).toBe('{"b": [');
  });
});
