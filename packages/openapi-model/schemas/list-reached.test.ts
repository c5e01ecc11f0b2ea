import {expect, it} from 'vitest';

import {listReached} from './list-reached';

const NEXT: Readonly<Record<string, readonly string[]>> = {a: ['b', 'd'], b: ['c', 'a'], d: ['c']};

it('lists each schema once, after what it leads to, and ends where one leads back', () => {
  expect(listReached('a', (own) => NEXT[own] ?? [])).toEqual(['c', 'b', 'd', 'a']);
});

it('takes those of one key for one', () => {
  const [first, again] = [{id: 1}, {id: 1}];
  const listNext = () => [again];
  expect(listReached(first, listNext, ({id}) => id)).toEqual([first]);
  expect(listReached(first, listNext)).toEqual([again, first]);
});
