import {expect, it} from 'vitest';

import {listReached} from './list-reached';

const NEXT: Readonly<Record<string, readonly string[]>> = {a: ['b', 'd'], b: ['c', 'a'], d: ['c']};

it('lists each schema once, after its targets, and stops at cycles', () => {
  expect(listReached('a', (own) => NEXT[own] ?? [])).toEqual(['c', 'b', 'd', 'a']);
});

it('treats schemas with the same key as one', () => {
  const [first, again] = [{id: 1}, {id: 1}];
  const listNext = () => [again];
  expect(listReached(first, listNext, ({id}) => id)).toEqual([first]);
  expect(listReached(first, listNext)).toEqual([again, first]);
});
