import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from '../scripts/site';
import {cacheDir} from './places';
import {runLogged} from './run-logged';

/** Time that the portal's build may take, in milliseconds. */
const TIMEOUT = 600_000;

/** Measures `build/` as it stands instead of building it first. */
const isBuilt = process.argv.includes('--as-built');

/** Builds this portal into `build/`, unless the command line says to take it as it stands. */
export async function buildPortal(): Promise<void> {
  if (isBuilt) return;
  const command = [process.execPath, 'node_modules/.bin/jiti', 'scripts/build-portal.ts'];
  const log = path.join(cacheDir, 'work/portal.log');
  await fs.mkdir(path.dirname(log), {recursive: true});
  await runLogged(command, {cwd: siteDir, log, timeout: TIMEOUT});
}
