// Installs the packages of a folder of `tools/`, unless they are there: readers of the portal need none of them.
// Says so on standard error, because what a tool prints is its own.
import {execSync} from 'node:child_process';
import path from 'node:path';

import {isInstalled} from './installed.mjs';

/** @param name folder below `tools/` */
export function installTool(name) {
  const folder = path.join(import.meta.dirname, '../tools', name);
  if (isInstalled(folder)) return;
  console.error(`→ Installing the packages of tools/${name}`);
  const stdio = ['ignore', process.stderr, process.stderr];
  execSync('npm ci --no-audit --no-fund --loglevel=error', {cwd: folder, stdio});
}
