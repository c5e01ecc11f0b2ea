import fs from 'node:fs';
import path from 'node:path';

import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Packages are tested as sources: what each exports, and where. */
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

/** What builds, or starts the site, comes first: at the end, one core would wait for the last of these. */
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
      // What Docusaurus gives to a bundle, for components that are rendered without one.
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
      // Whole builds of copies of the site: minutes.
      ...(process.env.CI === undefined ? [] : ['tests/builds/**/*.test.ts']),
    ],
    // As a build renders: React's edition for development takes twice as long.
    env: {NODE_ENV: 'production'},
    maxWorkers: 2,
    sequence: {sequencer: LongFirst},
    // As in Playwright's settings: what passes at the second attempt only is named at the end.
    retry: process.env.CI === undefined ? 0 : 1,
    // To load the modules anew for each file takes longer than all tests.
    isolate: false,
    // What hangs ends some time; how long a copy of the site takes to build on a busy machine is no promise.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
