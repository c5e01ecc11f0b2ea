import fs from 'node:fs';
import path from 'node:path';

import {siteDir} from '../../scripts/site';

export interface Table {
  /** Name in the comments that enclose the table. */
  readonly name: string;
  /** File that contains the table, relative to the site. */
  readonly file: string;
  /** Command that measures the figures again. */
  readonly command: string;
  /**
   * Files and folders that affect the measurement, relative to the site. Tests and Markdown in them are ignored. Empty
   * if the table is never stale.
   */
  readonly sources: readonly string[];
  /** True if pages of `build/` are measured. The table is then also stale if a file that they load changes. */
  readonly isOfPages?: boolean;
}

const README = 'bench/README.md';
const CONTRACT = 'openapi/ciso-api.yaml';

const PAGE_LOAD = ['load-page', 'observe-page', 'traffic', 'browser-flags', 'serve'].map(
  (name) => `bench/${name}.ts`,
);

const packages = fs
  .readdirSync(path.join(siteDir, 'packages'), {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? [`packages/${entry.name}`] : []));

/** Sources that affect every site. */
const SITE = [...packages, 'src/theme', 'docusaurus.config.ts', 'package-lock.json'];

const SANDBOX = ['packages/openapi-sandbox', 'packages/openapi-model', 'src/sandbox'];

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
      'bench/contracts/stock-site.ts',
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
    sources: [
      'deploy/nginx',
      'deploy/nginx-maps.ts',
      'deploy/nginx-server.ts',
      'bench/nginx',
      'bench/nginx.ts',
    ],
  },
  tests: {
    name: 'test times',
    file: README,
    command: 'npm test, then npm run bench -- tests',
    // Any change of the repository affects these times slightly, so the table is never stale.
    sources: [],
  },
};
