import {describe, expect, it} from 'vitest';

import {findGrowth, formatMemory, formatServers} from './format-load';

const FLAT = [100, 160, 200, 202, 201, 203, 199, 200].map((size) => size * 1e6);

describe('the load on the sandbox', () => {
  it('has a row for each server', () => {
    const measured = {requestsPerSecond: 1234.5, p50: 12.4, p99: 99.6, processorTime: 0.456};
    expect(
      formatServers([{name: 'This sandbox', ...measured}])
        .split('\n')
        .at(-1),
    ).toBe('| This sandbox | 1,235 | 12 | 100 | 0.46 |');
  });

  it('reports no growth if memory rises at first and then stays level', () => {
    expect(findGrowth(FLAT)).toBeLessThan(0.02);
    expect(formatMemory(FLAT, 25_000)).toContain('200,000 requests');
  });

  it('reports memory that keeps growing', () => {
    expect(findGrowth(FLAT.map((size, index) => size + index * 20e6))).toBeGreaterThan(0.1);
  });
});
