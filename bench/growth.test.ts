import {afterEach, expect, it, vi} from 'vitest';

import {listSizes} from './growth';

afterEach(() => vi.unstubAllEnvs());

it.each([
  [undefined, [7, 100, 400, 1223]],
  ['100', [7, 100]],
  ['10000', [7, 100, 400, 1223, 10_000]],
])('looks at contracts of up to %s operations', (largest, sizes) => {
  vi.stubEnv('BENCH_OPERATIONS', largest);
  expect(listSizes(1223)).toEqual(sizes);
});
