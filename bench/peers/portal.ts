import fs from 'node:fs/promises';
import path from 'node:path';

import {buildDir, siteDir} from '../../scripts/site';
import {cacheDir} from '../places';
import {runLogged} from '../run-logged';
import type {Peer} from './peer';

/** Time that the portal's build may take, in milliseconds. */
const TIMEOUT = 600_000;

/** Measures `build/` as it stands instead of building it first. */
const isBuilt = process.argv.includes('--as-built');

async function build(_contractJson: string, outDir: string): Promise<void> {
  const command = [process.execPath, 'node_modules/.bin/jiti', 'scripts/build-portal.ts'];
  const log = path.join(cacheDir, 'work/portal.log');
  if (!isBuilt) await runLogged(command, {cwd: siteDir, log, timeout: TIMEOUT});
  await fs.cp(buildDir, outDir, {recursive: true});
}

/** This portal. It is built anew every time: everything in the repository is its source. */
export const portal: Peer = {
  name: 'portal',
  title: '**This portal**',
  package: {name: '@docusaurus/core', installedIn: siteDir},
  address: '/docs/API/Ciso-API/create-user/',
  operation: 'main',
  sources: 'everything',
  build,
};
