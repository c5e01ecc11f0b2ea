import path from 'node:path';

import {defineConfig} from 'vitest/config';

export default defineConfig({
  // Tests that render pages as a build does have React's edition for production in the same worker.
  oxc: {jsx: {runtime: 'automatic', development: false}},
  // What Docusaurus gives to a bundle, for components that are rendered without one.
  resolve: {
    alias: {
      '@docusaurus/Link': path.resolve('src/testing/docusaurus-link.tsx'),
      '@docusaurus/useBrokenLinks': path.resolve('src/testing/docusaurus-broken-links.ts'),
    },
  },
  test: {
    include: [
      '{bench,config,deploy,openapi,packages,scripts,src}/**/*.test.{ts,tsx}',
      'tests/{contracts,html,prose,samples,wrong-input}/**/*.test.ts',
      // Whole builds of copies of the site: minutes.
      ...(process.env.CI === undefined ? [] : ['tests/builds/**/*.test.ts']),
    ],
    maxWorkers: 2,
    // As in Playwright's settings: what passes at the second attempt only is named at the end.
    retry: process.env.CI === undefined ? 0 : 1,
    // To load the modules anew for each file takes longer than all tests.
    isolate: false,
    // Some build copies of the site, several at once: how long that takes is no promise of theirs.
    testTimeout: 240_000,
    hookTimeout: 600_000,
  },
});
