import {describe, expect, it} from 'vitest';

import {
  defaultAppetite,
  findBand,
  impacts,
  isWithinAppetite,
  likelihoods,
  scoreBands,
  toScore,
  toVerdict,
} from './risk-score';

const products = likelihoods.flatMap((likelihood) =>
  impacts.map((impact) => toScore(likelihood.value, impact.value)),
);

describe('the score', () => {
  it('multiplies two steps from 1 to 5', () => {
    expect(likelihoods.map(({value}) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(impacts.map(({value}) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(toScore(5, 4)).toBe(20);
    expect(toScore(2, 4)).toBe(8);
  });

  it('has fourteen values', () => {
    expect([...new Set(products)].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 25,
    ]);
  });

  it.each([
    [1, 'low'],
    [4, 'low'],
    [5, 'moderate'],
    [9, 'moderate'],
    [10, 'high'],
    [16, 'high'],
    [20, 'critical'],
    [25, 'critical'],
  ])('%i lies in the band %s', (score, band) => {
    expect(findBand(score).id).toBe(band);
  });

  it('lies in exactly one band for each of the 25 cells', () => {
    for (const score of products) {
      expect(scoreBands.filter(({from, to}) => score >= from && score <= to)).toHaveLength(1);
    }
  });

  it.each([0, 7, 17, 18, 19, 26, -4, 2.5, Number.NaN])('cannot be %d', (score) => {
    expect(() => findBand(score)).toThrow(RangeError);
  });
});

describe('the appetite', () => {
  it('includes the threshold itself', () => {
    expect(defaultAppetite).toBe(9);
    expect(isWithinAppetite(9, 9)).toBe(true);
    expect(isWithinAppetite(10, 9)).toBe(false);
  });

  it('describes the verdict in a sentence', () => {
    expect(toVerdict(8)).toMatchInlineSnapshot(
      `"A residual score of 8 is moderate and within the appetite of 9, so no decision is needed."`,
    );
    expect(toVerdict(20, 12)).toMatchInlineSnapshot(
      `"A residual score of 20 is critical and above the appetite of 12, so it needs treatment or acceptance by a CISO."`,
    );
  });
});
