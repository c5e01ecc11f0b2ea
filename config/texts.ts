import fs from 'node:fs';
import path from 'node:path';

import type {TextSources} from '@openapi-portal/checked-prose/words';

import {markdownExtensions} from './markdown-extensions';
import {versions} from './versions';

export const wordListsDir = 'config/words';

const listPackages = (): readonly string[] =>
  fs.readdirSync(path.join(__dirname, '../packages')).filter((name) => !name.includes('.'));

/** Texts that readers see, checked by `npm run lint:words`. */
export const textSources = {
  pages: [
    'docs',
    ...versions.map(({dir}) => dir),
    'docs-api',
    'blog',
    'src/pages',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'UPGRADING.md',
    'bench/README.md',
    'deploy/README.md',
    'openapi/README.md',
    'openapi/releases/README.md',
    'openapi/style-guide/README.md',
    'scripts/lock-files/README.md',
    'scripts/review/README.md',
    'src/product-views/README.md',
    'src/theme/README.md',
    'tests/builds/README.md',
    'tests/prose/README.md',
    ...listPackages().map((name) => `packages/${name}/README.md`),
    'packages/checked-prose/words/README.md',
    'packages/static-pages/internals/README.md',
    'packages/static-pages/theme/README.md',
  ],
  code: [
    'config',
    'packages/openapi-releases/ApiChanges',
    'packages/openapi-console/parts',
    'packages/openapi-reference/components',
    'packages/docusaurus-openapi-theme/theme',
    'packages/static-pages/islands',
    'src/components',
    'src/pages',
    'src/product',
    'src/product-views',
    'src/theme',
  ],
  yaml: ['blog', 'openapi/ciso-api.yaml'],
  data: ['src/product/data'],
  extensions: markdownExtensions,
} as const satisfies TextSources;

/** Files and folders in which `npm run check:links` tests external links, including those in comments of code. */
export const linkSources = [
  ...new Set<string>([...textSources.pages, ...textSources.yaml, ...textSources.data]),
  'config',
  'packages',
  'src',
];
