import fs from 'node:fs';
import path from 'node:path';

import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Lists the exports of all packages with their source files, so that tests need no compiled packages. */
function listSources() {
  return fs.readdirSync('packages', {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const folder = path.resolve('packages', entry.name);
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports: Readonly<Record<string, string | {readonly types: string}>>;
    };
    return Object.entries(manifest.exports).map(([name, target]) => ({
      find: new RegExp(`^${path.posix.join(manifest.name, name)}$`),
      replacement: path.join(folder, typeof target === 'string' ? target : target.types),
    }));
  });
}

/** Runs tests that build or start a site first. Otherwise one core would be idle during the last of them. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({moduleId}: TestSpecification) =>
      /[\\/]tests[\\/](builds|contracts|wrong-input)[\\/]/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic', development: false}},
  resolve: {
    alias: [
      ...listSources(),
      // Modules that Docusaurus provides in a bundle, for components that are rendered without a bundle.
      {
        find: '@docusaurus/Link',
        replacement: path.resolve('src/testing/docusaurus-link.tsx'),
      },
      {
        find: '@docusaurus/useBrokenLinks',
        replacement: path.resolve('src/testing/docusaurus-broken-links.ts'),
      },
    ],
  },
  test: {
    include: [
      '{bench,config,deploy,openapi,packages,scripts,src}/**/*.test.{ts,tsx}',
      'tests/{contracts,html,prose,samples,wrong-input}/**/*.test.ts',
      // These tests build copies of the site, which takes minutes.
      ...(process.env.CI === undefined ? [] : ['tests/builds/**/*.test.ts']),
    ],
    // Builds also use React's production version. Its development version takes twice as long.
    env: {NODE_ENV: 'production'},
    maxWorkers: 2,
    sequence: {sequencer: LongFirst},
    // As in playwright.config.ts. `npm test` lists tests that only passed on retry.
    retry: process.env.CI === undefined ? 0 : 1,
    // Loading the modules again for each file would take longer than all tests.
    isolate: false,
    // Only ends tests that hang. Building a copy of the site can take long on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
