import {describe, expect, it} from 'vitest';

import {median} from './median';

describe('the median', () => {
  it('is the middle number, whatever the order', () => {
    expect(median([30, 1, 2])).toBe(2);
  });

  it('lies between the two middle numbers of an even count', () => {
    expect(median([4, 1, 2, 30])).toBe(3);
  });

  it('throws for an empty list', () => {
    expect(() => median([])).toThrow('An empty list has no median.');
  });
});
