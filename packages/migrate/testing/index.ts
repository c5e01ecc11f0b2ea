import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect} from 'vitest';

import {planMigration} from '../index';

/** The site of the current test. */
export const site = {dir: ''};

export function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site.dir, file)), {recursive: true});
  fs.writeFileSync(path.join(site.dir, file), text);
}

export const read = (file: string): string => fs.readFileSync(path.join(site.dir, file), 'utf8');

/** Lists all files of the site with their contents. */
export const readAll = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fs
      .readdirSync(site.dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => fs.statSync(path.join(site.dir, file)).isFile())
      .map((file) => [file, read(file)]),
  );

/** Plans the migration, which nothing must prevent, and returns the new configuration. */
export function migrated(): string {
  const plan = planMigration(site.dir);
  expect(plan.blockers).toEqual([]);
  return plan.written.get(plan.config.file) ?? '';
}

/** Creates a site without pages before each test, and deletes it afterwards. */
export function createSites(): void {
  beforeEach(() => {
    site.dir = fs.mkdtempSync(path.join(os.tmpdir(), 'migrate-'));
    write('package.json', '{"scripts": {"gen": "docusaurus gen-api-docs all"}}');
  });
  afterEach(() => fs.rmSync(site.dir, {recursive: true}));
}

export const OPENAPI_DOCS = `import type {Config} from '@docusaurus/types';

const config: Config = {
  title: 'Shop', // kept
  presets: [
    ['classic', {docs: {docItemComponent: '@theme/ApiItem'}, blog: false}],
  ],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPluginId: 'classic',
        config: {
          shop: {specPath: 'openapi/shop.yaml', outputDir: 'docs/shop', sidebarOptions: {groupPathsBy: 'tag'}},
          stock: {specPath: 'openapi/stock.yaml', outputDir: 'docs/stock', template: 'a.mustache'},
        },
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs', '@docusaurus/theme-mermaid', require.resolve('@easyops-cn/docusaurus-search-local')],
};

export default config;
`;
