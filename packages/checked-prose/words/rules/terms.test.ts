import {expect, it} from 'vitest';

import {listFindings} from '../testing/list-findings';

import {findWrongWords} from './terms';

it('finds a forbidden form, and says what to write and why', () => {
  expect(listFindings(findWrongWords, 'Send an **Email**\nand no emails.')).toMatchInlineSnapshot(`
    [
      "1:11 "Email" is not our term → write e-mail: it has a hyphen",
      "2:8 "emails" is not our term → write e-mail: it has a hyphen",
    ]
  `);
});

it('finds a filler word', () => {
  expect(listFindings(findWrongWords, 'It simply works.')).toMatchInlineSnapshot(`
    [
      "1:4 "simply" adds nothing → remove it: who finds it hard reads it too",
    ]
  `);
});

it('finds a phrase across lines, and in headings, cells and lists', () => {
  const text =
    '## In order to win\n\n- in\n  order to lose\n\n| In order to |\n| - |\n| in order to |\n';
  expect(listFindings(findWrongWords, text).map((finding) => finding.split(' ')[0])).toEqual([
    '1:4',
    '3:3',
    '6:3',
    '8:3',
  ]);
});

it('accepts the right form', () => {
  expect(listFindings(findWrongWords, 'An e-mail address, to be SOC 2 attested.')).toEqual([]);
});

it('accepts a form in code, in quotation marks, in a name and in a longer phrase', () => {
  const text =
    'The field `email`, the words "SOC 2 certified" and “email”: nobody is SOC 2 certified by an Authorization Server.';
  expect(listFindings(findWrongWords, text)).toEqual([]);
});
