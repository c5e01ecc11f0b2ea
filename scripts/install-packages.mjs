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

const MOMENT = 200;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const readPid = (lock) => {
  try {
    return Number.parseInt(fs.readFileSync(lock, 'utf8'), 10);
  } catch {
    return undefined;
  }
};

/** Removes the lock of an ended process by renaming it. If several processes try, only one of them succeeds. */
function removeStale(lock, renamed) {
  try {
    fs.renameSync(lock, renamed);
    // Another process may have taken the lock since it was read. Its lock is restored.
    if (isRunning(readPid(renamed))) fs.linkSync(renamed, lock);
  } catch {
    return;
  }
  fs.rmSync(renamed);
}

/**
 * Waits until no other process installs into a folder. It runs before any package is there, so it cannot use the lock of
 * `@openapi-portal/reports`.
 *
 * @returns a function that lets others install
 */
function lockFolder(folder) {
  const lock = path.join(folder, '.cache/installing');
  const own = `${lock}.${process.pid}`;
  fs.mkdirSync(path.dirname(lock), {recursive: true});
  fs.writeFileSync(own, String(process.pid));
  for (let told; ;) {
    try {
      // A link is never without its content, unlike a new file.
      fs.linkSync(own, lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = readPid(lock);
    if (pid === undefined) continue;
    if (pid === process.pid || !isRunning(pid)) removeStale(lock, `${own}.stale`);
    else {
      if (pid !== told) console.error(`→ Waiting for process ${pid}, which installs the packages`);
      told = pid;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);
    }
  }
  fs.rmSync(own);
  return () => fs.rmSync(lock, {force: true});
}

export function installMissing(folder, news, stdio) {
  if (isInstalled(folder)) return;
  const unlock = lockFolder(folder);
  try {
    if (isInstalled(folder)) return;
    console.error(`→ ${news}`);
    installPackages(folder, stdio);
  } finally {
    unlock();
  }
}

export function installTool(name) {
  const folder = path.join(import.meta.dirname, '../tools', name);
  const stdio = ['ignore', process.stderr, process.stderr];
  installMissing(folder, `Installing the packages of tools/${name}`, stdio);
}
