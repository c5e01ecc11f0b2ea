import {expect, it} from 'vitest';

import {type Match, rank} from './rank';

const MATCH: Match = {
  kind: 'section',
  score: 10,
  coverage: 1,
  title: 0,
  phrase: 'other',
  called: 1,
  asked: 0,
};

it('weighs a synonym by its share of the query', () => {
  const other = rank(MATCH);
  const half = rank({...MATCH, phrase: 'keyword', called: 0.5});
  const whole = rank({...MATCH, phrase: 'keyword'});
  expect(half).toBeGreaterThan(other);
  expect(whole - half).toBeCloseTo(half - other);
});

it('ranks a half matching question less than half as high as an identical one', () => {
  const gain = (asked: number): number => rank({...MATCH, asked}) - rank(MATCH);
  expect(gain(0.5)).toBeGreaterThan(0);
  expect(gain(0.5)).toBeLessThan(gain(1) / 2);
});
