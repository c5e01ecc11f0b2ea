import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {say} from './report';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where the system keeps a Chromium: on the path, or where macOS puts applications. */
function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((candidate) => fs.existsSync(candidate));
}

/** The browser that Playwright would download, where it did so before. */
function findPlaywrights(): string | undefined {
  const executable = chromium.executablePath();
  return fs.existsSync(executable) ? executable : undefined;
}

/** Whether this account may install packages of a Debian system without being asked. */
const mayInstallPackages = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

function installPackage(): void {
  say("Installing Chromium with the system's package manager");
  const options = {
    stdio: 'ignore',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

function installPlaywrights(): void {
  say("Installing Playwright's Chromium");
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], {stdio: 'inherit'});
}

/**
 * A Chromium for the browser tests: the one that `CHROMIUM_PATH` names, one on this machine, else one
 * installed now, by the system's package manager where it may, else by Playwright.
 *
 * @returns its absolute path
 * @throws Error where there is none and none can be installed
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH ?? findInstalled() ?? findPlaywrights();
  if (named !== undefined) return named;
  if (mayInstallPackages()) installPackage();
  const packaged = findInstalled();
  if (packaged !== undefined) return packaged;
  installPlaywrights();
  const downloaded = findPlaywrights();
  if (downloaded !== undefined) return downloaded;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
