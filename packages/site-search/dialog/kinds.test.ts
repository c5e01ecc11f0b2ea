import {expect, it} from 'vitest';

import {toHit} from '../testing/hit';

import {ALL_KINDS, countByFilter, isOfKind} from './kinds';

const page = toHit('a', {kind: 'page'});
const section = toHit('b');
const field = toHit('c', {kind: 'field'});

const count = (...parameters: Parameters<typeof countByFilter>) =>
  countByFilter(...parameters).map(([{label}, hits]) => [label, hits]);

it('counts the hits of each kind, with pages and their sections as one kind', () => {
  expect(count([page, section, field], ALL_KINDS)).toEqual([
    ['All', 3],
    ['Pages', 2],
    ['Fields', 1],
  ]);
});

it('offers no filter for a single kind', () => {
  expect(count([page, section], ALL_KINDS)).toEqual([]);
  expect(count([], ALL_KINDS)).toEqual([]);
});

it('keeps the selected kind, even without hits', () => {
  const fields = countByFilter([page, field], ALL_KINDS)[2]?.[0] ?? ALL_KINDS;
  expect(count([page], fields)).toEqual([
    ['All', 1],
    ['Pages', 1],
    ['Fields', 0],
  ]);
  expect([page, field].filter((hit) => isOfKind(fields, hit))).toEqual([field]);
});
