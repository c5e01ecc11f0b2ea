import {describe, expect, it} from 'vitest';

import {formatPart, type Place, START} from './json-part';

/** Concatenates all parts of a text. */
function formatAll(text: string): {readonly parts: number; readonly text: string} {
  let place: Place = START;
  let all = '';
  for (let parts = 0; ; parts += 1) {
    const part = formatPart(text, place);
    if (part.text === '') return {parts, text: all};
    all += part.text;
    place = part.next;
  }
}

const ENTRY = {id: 'a"\\b', list: [1, -2.5e3, {deep: null}], none: {}, empty: [], yes: true};

describe('a part of a long JSON text', () => {
  it.each([
    ['one value', 17],
    ['objects in lists', [ENTRY, ENTRY]],
    ['empty ones', {a: {}, b: []}],
  ])('is formatted as the whole: %s', (_name, value) => {
    expect(formatAll(JSON.stringify(value)).text).toBe(JSON.stringify(value, undefined, 2));
  });

  it('goes on where the one before it ended', () => {
    const value = Array.from({length: 2000}, () => ENTRY);
    const {parts, text} = formatAll(JSON.stringify(value));
    expect(parts).toBeGreaterThan(3);
    expect(text).toBe(JSON.stringify(value, undefined, 2));
  });

  it('keeps every digit, and ends before what is not whole', () => {
    const part = formatPart('{"n":12345678901234567890,"cut":"no en', START);
    expect(part.text).toBe('{\n  "n": 12345678901234567890,\n  "cut": ');
    expect('{"n":12345678901234567890,"cut":"no en'.slice(part.next.index)).toBe('"no en');
  });
});
