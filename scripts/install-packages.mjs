// Plain JavaScript without dependencies, because this runs before anything is installed.
import {execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {isInstalled} from './installed.mjs';

export function listAllowedScripts(folder) {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {allowScripts = {}} = JSON.parse(manifest);
  return Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
}

export function installPackages(folder, stdio) {
  const run = (command) => execSync(command, {cwd: folder, stdio});
  run('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error');
  const allowed = listAllowedScripts(folder);
  if (allowed.length > 0) run(`npm rebuild --ignore-scripts=false ${allowed.join(' ')}`);
}

export function installTool(name) {
  const folder = path.join(import.meta.dirname, '../tools', name);
  if (isInstalled(folder)) return;
  console.error(`→ Installing the packages of tools/${name}`);
  installPackages(folder, ['ignore', process.stderr, process.stderr]);
}
