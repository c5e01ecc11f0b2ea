import {expect, it} from 'vitest';

import {showInvisible} from './invisible';

it.each([
  ['zero width', 'a\u200Bb\u2060c\uFEFF', 'a\\u{200B}b\\u{2060}c\\u{FEFF}'],
  [
    'direction of text',
    '\u202Eabc\u202C \u2066x\u2069',
    '\\u{202E}abc\\u{202C} \\u{2066}x\\u{2069}',
  ],
  ['tags', 'a\u{E0001}\u{E0068}\u{E0069}', 'a\\u{E0001}\\u{E0068}\\u{E0069}'],
  ['variation selectors after letters', 'a\uFE0Fb\u{E0100}', 'a\\u{FE0F}b\\u{E0100}'],
  ['soft hyphens and fillers', 'a\u00ADb\u3164', 'a\\u{AD}b\\u{3164}'],
  ['controls', 'a\u001B[31mb\u0000\u2028', 'a\\u{1B}[31mb\\u{0}\\u{2028}'],
  ['joiners between letters of Latin', 'a\u200Db\u200Cc', 'a\\u{200D}b\\u{200C}c'],
])('shows invisible characters: %s', (_, text, shown) => {
  expect(showInvisible(text)).toBe(shown);
});

it.each([
  'plain text\n\tof two lines',
  'é ß 日本語 नमस्ते',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👩\u200D💻 ❤\uFE0F 1\uFE0F⃣ 👩🏽\u200D🚀',
])('keeps invisible characters that text needs: %s', (text) => {
  expect(showInvisible(text)).toBe(text);
});
