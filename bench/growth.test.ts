import {afterEach, expect, it, vi} from 'vitest';

import {listGenerators, listSizes} from './growth';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [undefined, [7, 100, 400, 1223, 10_000]],
  ['1223', [7, 100, 400, 1223]],
  ['100', [7, 100]],
])('measures contracts of up to %s operations', (largest, sizes) => {
  vi.stubEnv('BENCH_OPERATIONS', largest);
  expect(listSizes(1223)).toEqual(sizes);
});

it('builds the other sites up to GitHub’s own contract', () => {
  const list = (size: number) => listGenerators(size, 1223).map(({name}) => name);
  expect([list(1223), list(10_000)]).toEqual([['portal', 'stock', 'starlight'], ['portal']]);
});
