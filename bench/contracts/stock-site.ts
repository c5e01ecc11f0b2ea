import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from '../../scripts/site';
import {cacheDir} from '../places';
import {linkPackages} from '../site-folder';

/** The site of a contract, and what builds it. */
export const contractsDir = path.join(cacheDir, 'contracts');

export const BUILD = {
  command: [process.execPath, 'node_modules/.bin/docusaurus', 'build'],
  env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', REDOCLY_TELEMETRY: 'off'},
};

/** The address of the API, from the site's root. */
export const API_ROUTE = 'api/contract';

/** Writes the configuration of `create-docusaurus`, as far as pages depend on it, with the lines of the preset's README. */
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
 * Writes a stock site with one contract, which stays in its folder with the files that it references.
 *
 * @returns absolute path of the site
 */
export async function writeStockSite(contract: string): Promise<string> {
  const dir = path.join(contractsDir, 'site');
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
