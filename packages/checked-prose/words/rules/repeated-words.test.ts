import {expect, it} from 'vitest';

import {listFindings} from '../testing/list-findings';

import {findRepeatedWords} from './repeated-words';

it('finds a repeated word, also across lines', () => {
  expect(listFindings(findRepeatedWords, 'Read the\nthe record.')).toMatchInlineSnapshot(`
    [
      "1:6 "the the" is repeated → write "the"",
    ]
  `);
});

it('finds the wrong article', () => {
  expect(listFindings(findRepeatedWords, 'It takes a hour and an user.')).toMatchInlineSnapshot(`
    [
      "1:10 "a" is the wrong article → write "an"",
      "1:21 "an" is the wrong article → write "a"",
    ]
  `);
});

it('accepts articles before abbreviations as they are spoken', () => {
  expect(
    listFindings(findRepeatedWords, 'An API, a URL, a CVE, an SSVC decision, a UUID, an RFC.'),
  ).toEqual([]);
});

it('accepts the same word before and after code or an element', () => {
  expect(
    listFindings(findRepeatedWords, 'Set `a` to `b`, to <Operation id="c" /> to, that that.'),
  ).toEqual([]);
});
