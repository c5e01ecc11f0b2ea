import {expect, it} from 'vitest';

import {listFindings} from '../testing/list-findings';

import {findLongSentences} from './sentence-length';

const toSentence = (count: number): string => `Word${' word'.repeat(count - 1)}.`;

it('rejects a sentence over 45 words, also in a cell', () => {
  const text = `A short one. ${toSentence(46)}\n\n| Cell |\n| - |\n| ${toSentence(46)} |\n`;
  expect(listFindings(findLongSentences, text)).toMatchInlineSnapshot(`
    [
      "1:14 The sentence has 46 words; the limit is 45 → split it into two sentences, or write a list",
      "5:3 The sentence has 46 words; the limit is 45 → split it into two sentences, or write a list",
    ]
  `);
});

it('advises against a sentence over 30 words', () => {
  expect(listFindings(findLongSentences, toSentence(45))).toMatchInlineSnapshot(`
    [
      "1:1 (advice) The sentence has 45 words; up to 30 are easy to read → split it into two sentences, or write a list",
    ]
  `);
});

it('accepts 30 words, and counts code and elements as one word each', () => {
  expect(
    listFindings(findLongSentences, `\`a b c d\` <Operation id="x" /> ${toSentence(28)}`),
  ).toEqual([]);
});

it('splits sentences before code', () => {
  expect(listFindings(findLongSentences, `${toSentence(29)} \`ciso\` ${toSentence(29)}`)).toEqual(
    [],
  );
});
