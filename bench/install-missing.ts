import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {listAllowedScripts} from '../scripts/install-packages.mjs';
import {say} from '../scripts/run-command';
import {benchDir} from './places';

/** Timeout of an npm command in milliseconds. */
const TIMEOUT = 900_000;

const SITES = path.join(benchDir, 'sites');

export const lighthouseDir = path.join(benchDir, 'lighthouse');
export const sandboxDir = path.join(benchDir, 'sandbox');

const listSites = (): readonly string[] =>
  fs.readdirSync(SITES).map((name) => path.join(SITES, name));

/** Folders with their own packages, by the comparison that needs them. Other comparisons need none. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  pages: [benchDir, ...listSites()],
  growth: [benchDir, path.join(SITES, 'starlight')],
  checks: [benchDir],
  lighthouse: [lighthouseDir],
  sandbox: [sandboxDir],
};

/**
 * Lists the absolute paths of the folders whose packages a comparison needs.
 *
 * @param peers names of the compared peers; empty for all
 */
export const findNeeded = (
  comparison: string,
  peers: readonly string[] = [],
): readonly string[] => {
  const isWanted = (dir: string): boolean =>
    peers.length === 0 || path.dirname(dir) !== SITES || peers.includes(path.basename(dir));
  return (NEEDED[comparison] ?? []).filter(isWanted);
};

const stampFile = (dir: string): string => path.join(dir, 'node_modules/.bench-installed');

const hashLock = (dir: string): string =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(dir, 'package-lock.json')))
    .digest('hex');

function isInstalled(dir: string): boolean {
  const file = stampFile(dir);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hashLock(dir);
}

function runNpm(args: readonly string[], dir: string): void {
  // npm passes the repository's `engine-strict` to its scripts, but a peer may also work with other versions of Node.js
  // than it declares.
  const env = {...process.env, npm_config_engine_strict: 'false'};
  execFileSync('npm', args, {cwd: dir, env, stdio: 'inherit', timeout: TIMEOUT});
}

/** Installs the packages of a folder. Only install scripts that `allowScripts` permits are run. */
function install(dir: string): void {
  runNpm(['ci', '--ignore-scripts', '--loglevel=error'], dir);
  const allowed = listAllowedScripts(dir);
  if (allowed.length > 0) runNpm(['rebuild', ...allowed, '--ignore-scripts=false'], dir);
  fs.writeFileSync(stampFile(dir), hashLock(dir));
}

/**
 * Installs packages that are missing or differ from the lock file.
 *
 * @param dirs absolute paths of folders with their own packages
 */
export function installMissing(dirs: readonly string[]): void {
  for (const dir of dirs) {
    if (isInstalled(dir)) continue;
    say(`Installing the packages of ${path.relative(path.dirname(benchDir), dir)} (some minutes)`);
    install(dir);
  }
}
