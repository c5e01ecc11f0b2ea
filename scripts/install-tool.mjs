// Installs the packages of a folder of `tools/`, unless they are there: readers of the portal need none of them.
// Says so on standard error, because what a tool prints is its own.
import path from 'node:path';

import {installPackages} from './install-packages.mjs';
import {isInstalled} from './installed.mjs';

/** @param name folder below `tools/` */
export function installTool(name) {
  const folder = path.join(import.meta.dirname, '../tools', name);
  if (isInstalled(folder)) return;
  console.error(`→ Installing the packages of tools/${name}`);
  installPackages(folder, ['ignore', process.stderr, process.stderr]);
}
