import fs from 'node:fs/promises';
import path from 'node:path';

import {copySources} from '../../scripts/copy-sources';
import {siteDir} from '../../scripts/site';
import {linkPackages} from '../site-folder';
import type {Generator} from './generator';

/** Configuration for a contract that need not follow our style guide. */
const LENIENT = `telemetry: off
rules:
  no-unresolved-refs: error
`;

const KEYS = 'await pages.complete({\n';
const KEY = `'GitHub-API': {
  specPath: 'openapi/github.json',
  outputDir: 'docs-api/GitHub-API',
  sidebarOptions: {groupPathsBy: 'tag', sidebarCollapsed: true},
},
`;

async function addKey(dir: string): Promise<void> {
  const file = path.join(dir, 'docusaurus.config.ts');
  const source = await fs.readFile(file, 'utf8');
  if (!source.includes(KEYS))
    throw new Error(
      'docusaurus.config.ts does not contain the list of contracts to which one is added.',
    );
  await fs.writeFile(file, source.replace(KEYS, KEYS + KEY));
}

/** Tolerates broken links, because GitHub's descriptions link to pages of its own documentation. */
async function allowBrokenLinks(dir: string): Promise<void> {
  const file = path.join(dir, 'docusaurus.config.ts');
  const source = await fs.readFile(file, 'utf8');
  const lenient = source.replace(/(onBroken(?:Links|Anchors)): 'throw'/g, "$1: 'warn'");
  if (lenient === source)
    throw new Error(
      'docusaurus.config.ts does not contain the setting onBrokenLinks that is changed.',
    );
  await fs.writeFile(file, lenient);
}

async function prepare(contractJson: string, dir: string): Promise<void> {
  await fs.rm(dir, {recursive: true, force: true});
  await copySources(dir);
  await linkPackages(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
  await fs.writeFile(path.join(dir, 'openapi/github.json'), contractJson);
  await fs.writeFile(path.join(dir, 'redocly.yaml'), LENIENT);
  await addKey(dir);
  await allowBrokenLinks(dir);
}

/** This portal with GitHub's API as a second one. */
export const portal: Generator = {
  name: 'portal',
  title: '**This portal**',
  prepare,
  command: [process.execPath, 'node_modules/.bin/jiti', 'scripts/build-portal.ts'],
  env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  output: 'build',
  address: '/docs/API/GitHub-API/meta-root/',
};
