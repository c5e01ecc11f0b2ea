import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from '../../scripts/site';
import {cacheDir} from '../places';
import {linkPackages} from '../site-folder';

/** Folder of the generated sites and the build logs. */
export const contractsDir = path.join(cacheDir, 'contracts');

export const BUILD = {
  command: [process.execPath, 'node_modules/.bin/docusaurus', 'build'],
  env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', REDOCLY_TELEMETRY: 'off'},
};

/** Route of the API, relative to the site's root. */
export const API_ROUTE = 'api/contract';

/** Renders a Docusaurus configuration: the parts of the default template that affect pages, and the preset. */
const toConfig = (specPath: string): string => `export default {
  title: 'Contracts',
  url: 'https://docs.example.com',
  baseUrl: '/',
  // Links in descriptions that others wrote.
  onBrokenLinks: 'warn',
  future: {v4: true, faster: true},
  presets: [
    ['classic', {docs: false, blog: false}],
    ['@openapi-portal/preset', {apis: {contract: {specPath: ${JSON.stringify(specPath)}}}, reading: {folders: ['/']}}],
  ],
};
`;

/**
 * Writes a stock site with one contract. The contract stays in its folder, because it may reference other files there.
 *
 * @param dir absolute path of the site; existing content is deleted
 * @returns `dir`
 */
export async function writeStockSite(
  contract: string,
  dir = path.join(contractsDir, 'site'),
): Promise<string> {
  await fs.rm(dir, {recursive: true, force: true});
  await fs.mkdir(path.join(dir, 'src/pages'), {recursive: true});
  await linkPackages(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
  await fs.writeFile(path.join(dir, 'package.json'), '{"name": "contracts", "private": true}');
  await fs.writeFile(path.join(dir, 'src/pages/index.md'), '# Contracts\n');
  await fs.writeFile(
    path.join(dir, 'docusaurus.config.mjs'),
    toConfig(path.relative(dir, contract)),
  );
  return dir;
}
