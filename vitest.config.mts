import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{bench,config,openapi,plugins,scripts,src}/**/*.test.{ts,tsx}',
      'tests/{bad-input,contradictions}/**/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
