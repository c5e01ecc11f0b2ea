import fs from 'node:fs';
import path from 'node:path';

import {siteDir} from '../../scripts/site';

/** A table that a comparison writes, and what makes its figures what they are. */
export interface Table {
  /** Name in the comments around it. */
  readonly name: string;
  /** The file that has it, relative to the site. */
  readonly file: string;
  /** Command that renews it. */
  readonly command: string;
  /**
   * Files and folders that affect the measurement, relative to the site, without tests and Markdown; changed ones
   * are named. Empty if the table only names its commit.
   */
  readonly sources: readonly string[];
  /** True if it measures pages of `build/`: the files that they load count too. */
  readonly isOfPages?: boolean;
}

const README = 'bench/README.md';
const CONTRACT = 'openapi/ciso-api.yaml';

/** Sources of loading and observing a page. */
const PAGE_LOAD = ['load-page', 'observe-page', 'traffic', 'browser-flags', 'serve'].map(
  (name) => `bench/${name}.ts`,
);

const packages = fs
  .readdirSync(path.join(siteDir, 'packages'), {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? [`packages/${entry.name}`] : []));

/** Sources of the site with any contract. */
const SITE = [...packages, 'src/theme', 'docusaurus.config.ts', 'package-lock.json'];

/** Sources of `npm run sandbox`. */
const SANDBOX = ['packages/openapi-sandbox', 'packages/openapi-model', 'src/sandbox'];

/** Tables by name of their comparison. */
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
