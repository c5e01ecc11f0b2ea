import fs from 'node:fs/promises';
import path from 'node:path';

import {siteDir} from '../scripts/site';
import {cacheDir} from './places';
import {readOptions} from './read-options';
import {runLogged} from './run-logged';

/** Milliseconds after which a build of the portal is stopped. */
const TIMEOUT = 600_000;

/** Builds this portal into `build/`, unless the command line asks to use the current one. */
export async function buildPortal(): Promise<void> {
  if (readOptions().isBuilt) return;
  const command = [process.execPath, 'node_modules/.bin/jiti', 'scripts/build-portal.ts'];
  const log = path.join(cacheDir, 'work/portal.log');
  await fs.mkdir(path.dirname(log), {recursive: true});
  await runLogged(command, {cwd: siteDir, log, timeout: TIMEOUT});
}
