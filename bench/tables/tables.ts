import fs from 'node:fs';
import path from 'node:path';

import {siteDir} from '../../scripts/site';

/** A table that a comparison writes, and what makes its figures what they are. */
export interface Table {
  /** What the comments around it call it. */
  readonly name: string;
  /** The file that has it, relative to the site. */
  readonly file: string;
  /** Writes it anew. */
  readonly command: string;
  /**
   * Files and folders, relative to the site, that decide what is measured, tests and texts apart; each is named when it
   * has changed. None where the table says only of which commit it is.
   */
  readonly sources: readonly string[];
  /** Whether it is of pages in `build/`: what these load is known once they have been loaded, and counts as well. */
  readonly isOfPages?: boolean;
}

const README = 'bench/README.md';
const CONTRACT = 'openapi/ciso-api.yaml';

/** What looks at a page in the browser and on the wire. */
const PAGE_LOAD = ['load-page', 'observe-page', 'traffic', 'browser-flags', 'serve'].map(
  (name) => `bench/${name}.ts`,
);

const packages = fs
  .readdirSync(path.join(siteDir, 'packages'), {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? [`packages/${entry.name}`] : []));

/** What makes the site, with whatever contract. */
const SITE = [...packages, 'src/theme', 'docusaurus.config.ts', 'package-lock.json'];

/** What `npm run sandbox` runs. */
const SANDBOX = ['packages/openapi-sandbox', 'packages/openapi-model', 'src/sandbox'];

/** By the names of the comparisons. */
export const tables: Readonly<Record<string, Table>> = {
  pages: {
    name: 'pages',
    file: README,
    command: 'npm run bench',
    isOfPages: true,
    sources: [
      CONTRACT,
      'bench/package-lock.json',
      'bench/peers',
      'bench/sites',
      ...['subject', 'measure', 'contract-facts', 'fact-share'].map((name) => `bench/${name}.ts`),
      ...PAGE_LOAD,
    ],
  },
  growth: {
    name: 'growth',
    file: README,
    command: 'npm run bench -- growth',
    sources: [
      ...SITE,
      'bench/package-lock.json',
      'bench/growth',
      'bench/sites/starlight',
      ...['growth', 'github-contract', 'repeat-contract', 'process-memory'].map(
        (name) => `bench/${name}.ts`,
      ),
      ...PAGE_LOAD,
    ],
  },
  lighthouse: {
    name: 'lighthouse',
    file: README,
    command: 'npm run bench -- lighthouse',
    isOfPages: true,
    sources: ['bench/lighthouse', 'bench/browser-flags.ts', 'bench/serve.ts'],
  },
  sandbox: {
    name: 'sandbox',
    file: README,
    command: 'npm run bench -- sandbox',
    sources: [
      ...SANDBOX,
      'packages/reports',
      'packages/openapi-samples',
      'packages/schema-validation',
      CONTRACT,
      'scripts/programs',
      'bench/sandbox',
      'bench/sandbox.ts',
    ],
  },
  nginx: {
    name: 'nginx',
    file: README,
    command: 'npm run bench -- nginx',
    sources: ['deploy/nginx', 'deploy/nginx-server.ts', 'bench/nginx', 'bench/nginx.ts'],
  },
  tests: {
    name: 'test times',
    file: README,
    command: 'npm test, then npm run bench -- tests',
    // Every change of anything changes them a little.
    sources: [],
  },
};
