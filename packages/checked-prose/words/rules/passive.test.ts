import {expect, it} from 'vitest';

import {listFindings} from '../testing/list-findings';

import {findPassiveVoice} from './passive';

const ACTIVE = 'A ciso accepts the risk.';
const PASSIVE = 'The risk is accepted.';

const toPage = (active: number, passive: number): string =>
  [...Array<string>(active).fill(ACTIVE), ...Array<string>(passive).fill(PASSIVE)].join(' ');

it('rejects a page if more than a quarter of its sentences is passive', () => {
  expect(listFindings(findPassiveVoice, toPage(11, 4))).toMatchInlineSnapshot(`
    [
      "1:1 4 of 15 sentences (27 %) are in the passive voice; the limit is 25 % → write who acts; \`npm run lint:words -- --verbose\` lists the sentences",
      "1:276 (advice) The sentence is in the passive voice ("accepted") → write who acts",
      "1:298 (advice) The sentence is in the passive voice ("accepted") → write who acts",
      "1:320 (advice) The sentence is in the passive voice ("accepted") → write who acts",
      "1:342 (advice) The sentence is in the passive voice ("accepted") → write who acts",
    ]
  `);
});

it('accepts a quarter, and lists the passive sentences as advice', () => {
  const findings = listFindings(findPassiveVoice, toPage(9, 3));
  expect(findings).toHaveLength(3);
  expect(findings.every((finding) => finding.includes('(advice)'))).toBe(true);
});

it('does not check a page of few sentences', () => {
  expect(listFindings(findPassiveVoice, toPage(0, 11)).join()).not.toContain('of 11 sentences');
});

it.each([
  ['The record was written.', 'written'],
  ['It is not yet known. The users are never\nasked.', 'asked'],
  ['Nobody can be automatically invited.', 'invited'],
])('recognises the passive in "%s"', (text, verb) => {
  expect(listFindings(findPassiveVoice, text).join()).toContain(`("${verb}")`);
});

it.each([
  'The user has accepted it.',
  'The flaw is gone.',
  'The task is red and needed.',
  '| It is accepted |\n| - |\n| by all |',
  '## What is measured',
])('finds no passive in "%s"', (text) => {
  expect(listFindings(findPassiveVoice, text)).toEqual([]);
});
