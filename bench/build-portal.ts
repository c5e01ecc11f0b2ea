import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from '../scripts/site';
import {cacheDir} from './places';
import {readOptions} from './read-options';
import {runLogged} from './run-logged';

/** Timeout of the build in milliseconds. */
const TIMEOUT = 600_000;

/** Builds this portal into `build/`, unless `--as-built` asks to measure the current build. */
export async function buildPortal(): Promise<void> {
  if (readOptions().isBuilt) return;
  const command = [process.execPath, 'node_modules/.bin/jiti', 'scripts/build-portal.ts'];
  const log = path.join(cacheDir, 'work/portal.log');
  await fs.mkdir(path.dirname(log), {recursive: true});
  await runLogged(command, {cwd: siteDir, log, timeout: TIMEOUT});
}
