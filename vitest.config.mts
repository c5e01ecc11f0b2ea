import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{bench,config,plugins,scripts,src}/**/*.test.{ts,tsx}',
      'tests/bad-input/**/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
