import {expect, it} from 'vitest';

import {decodeText, isDecodable} from './decode-text';

it('reads percent signs, and leaves those alone that stand for no character', () => {
  expect(decodeText('a%20b%C3%A9')).toBe('a bé');
  expect(decodeText('%E0%A4%A')).toBe('%E0%A4%A');
  expect(decodeText('100%')).toBe('100%');
});

it('tells whether a text is encoded', () => {
  expect(['a', 'a%20b', '%25'].map(isDecodable)).toEqual([true, true, true]);
  expect(['%', '%E0%A4%A', 'a%20%'].map(isDecodable)).toEqual([false, false, false]);
});
