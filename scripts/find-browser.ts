import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {findProgram} from './find-program';
import {say} from './run-command';
import {installSystemPackages, mayInstallSystemPackages} from './system-packages';

/** Chromium without a window: the browser tests take half the time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const OTHERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where the system keeps a Chromium: on the path, or where macOS puts applications. */
const findInstalled = (): string | undefined =>
  OTHERS.map(findProgram).find((found) => found !== undefined) ??
  [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((candidate) => fs.existsSync(candidate));

/** The browser that Playwright would download, where it did so before. */
function findPlaywrights(): string | undefined {
  const executable = chromium.executablePath();
  return fs.existsSync(executable) ? executable : undefined;
}

function installPlaywrights(): void {
  say("Installing Playwright's Chromium");
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], {stdio: 'inherit'});
}

function checkNamed(file: string): string {
  if (fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true) return path.resolve(file);
  throw new Error(
    `CHROMIUM_PATH: there is no program at ${file}. Name another, or leave it out: one is found or installed`,
  );
}

/**
 * A Chromium that is there: the one that `CHROMIUM_PATH` names, or one on this machine.
 *
 * @returns its absolute path
 * @throws Error where the named one is missing
 */
export function findInstalledBrowser(): string | undefined {
  const {CHROMIUM_PATH: named = ''} = process.env;
  if (named !== '') return checkNamed(named);
  return findProgram(HEADLESS_SHELL) ?? findInstalled() ?? findPlaywrights();
}

/**
 * A Chromium for the browser tests: the one that `CHROMIUM_PATH` names, one on this machine, else one
 * that Playwright downloads. Its headless shell goes first, and is installed where that needs nobody's leave.
 *
 * @returns its absolute path
 * @throws Error where there is none and none can be installed, or where the named one is missing
 */
export function findBrowser(): string {
  const isNamed = (process.env.CHROMIUM_PATH ?? '') !== '';
  if (!isNamed && findProgram(HEADLESS_SHELL) === undefined && mayInstallSystemPackages())
    installSystemPackages("Chromium's headless shell", [HEADLESS_SHELL]);
  const found = findInstalledBrowser();
  if (found !== undefined) return found;
  installPlaywrights();
  const downloaded = findPlaywrights();
  if (downloaded !== undefined) return downloaded;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
