import {describe, expect, it} from 'vitest';

import {toCellClasses} from './risk-cell';

describe('the line of the appetite', () => {
  it('is left of and below a score above it, if the neighbour is within', () => {
    expect(toCellClasses(2, 5, 9)).toBe('band-high appetite-left appetite-below');
    expect(toCellClasses(3, 4, 9)).toBe('band-high appetite-left appetite-below');
    expect(toCellClasses(5, 2, 9)).toBe('band-high appetite-left appetite-below');
    expect(toCellClasses(3, 5, 9)).toBe('band-high');
    expect(toCellClasses(3, 3, 9)).toBe('band-moderate');
  });

  it('moves with the appetite, while the bands stay', () => {
    expect(toCellClasses(3, 3, 6)).toBe('band-moderate appetite-left appetite-below');
    expect(toCellClasses(1, 1, 25)).toBe('band-low');
  });
});
