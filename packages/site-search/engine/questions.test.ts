import {beforeEach, expect, it} from 'vitest';

import type {QueryPart} from './query';
import {Questions} from './questions';
import {Vocabulary} from './vocabulary';

const SIGN_IN = 1;
const PHONE = 2;

let questions: Questions;

beforeEach(() => {
  questions = new Questions(new Vocabulary());
  questions.add(SIGN_IN, ['the portal refuses my password', 'link expired']);
  questions.add(PHONE, ['somebody has lost the phone', 'the app was deleted']);
});

const toPart = (typed: string, ...others: readonly string[]): QueryPart => ({
  typed,
  wordings: [typed, ...others].map((wording) => ({words: wording.split(' '), weight: 1})),
  weight: 1,
});

const nearnessOf = (record: number, ...parts: readonly QueryPart[]): number =>
  questions.findNearest(parts).get(record) ?? 0;

const ask = (record: number, query: string): number =>
  nearnessOf(record, ...query.split(' ').map((word) => toPart(word)));

it('is 1 for the words of a question in any order and ending, without stop words', () => {
  expect(ask(SIGN_IN, 'password refused portal')).toBeCloseTo(1);
});

it('returns the share of the matched words of a question', () => {
  expect(ask(SIGN_IN, 'portal')).toBeGreaterThan(0);
  expect(ask(SIGN_IN, 'portal password')).toBeGreaterThan(ask(SIGN_IN, 'portal'));
  expect(ask(SIGN_IN, 'portal password')).toBeLessThan(1);
});

it('is lower for a query with other words', () => {
  expect(ask(SIGN_IN, 'link expired yesterday')).toBeLessThan(ask(SIGN_IN, 'link expired'));
});

it('uses the most similar question of a record, however many it has', () => {
  const before = ask(PHONE, 'lost phone');
  questions.add(PHONE, ['a quite different matter of many words']);
  expect(ask(PHONE, 'lost phone')).toBeGreaterThanOrEqual(before);
});

it('weighs rare words more', () => {
  questions.add(3, ['link of a page', 'link of a list', 'link of a file']);
  expect(ask(SIGN_IN, 'expired')).toBeGreaterThan(ask(SIGN_IN, 'link'));
});

it('requires all words of a synonym', () => {
  const mobile = toPart('mobile', 'lost phone');
  expect(nearnessOf(PHONE, mobile)).toBeGreaterThan(0);
  expect(nearnessOf(PHONE, toPart('mobile', 'stolen phone'))).toBe(0);
});

it('omits records without similar questions', () => {
  expect([...questions.findNearest([toPart('phone')]).keys()]).toEqual([PHONE]);
});

it('counts a word once, however often it is typed', () => {
  expect(ask(SIGN_IN, 'link link expired')).toBeCloseTo(ask(SIGN_IN, 'link expired'));
});
