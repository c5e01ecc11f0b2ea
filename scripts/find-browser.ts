import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '@openapi-portal/reports/usage-error';
import {chromium} from '@playwright/test';

import {findProgram, installSystemPackages, mayInstallSystemPackages} from './system-packages';
import {say} from './run-command';

/** Headless Chromium, which halves the duration of the browser tests. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const OTHERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const findInstalled = (): string | undefined =>
  OTHERS.map(findProgram).find((found) => found !== undefined) ??
  [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((candidate) => fs.existsSync(candidate));

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
  throw new UsageError(
    `CHROMIUM_PATH: ${file} is not a program. Correct the path, or unset the variable to find or install Chromium`,
  );
}

/**
 * Finds an installed Chromium: the one in `CHROMIUM_PATH`, or one on this machine.
 *
 * @returns its absolute path; undefined if there is none
 * @throws UsageError if the file in `CHROMIUM_PATH` does not exist
 */
export function findInstalledBrowser(): string | undefined {
  const {CHROMIUM_PATH: named = ''} = process.env;
  if (named !== '') return checkNamed(named);
  return findProgram(HEADLESS_SHELL) ?? findInstalled() ?? findPlaywrights();
}

/**
 * Finds a Chromium for the browser tests: the one in `CHROMIUM_PATH`, an installed one, or one that Playwright
 * downloads. The headless shell is preferred, and is installed if system packages can be installed.
 *
 * @throws UsageError if no Chromium can be found or installed
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
  throw new UsageError(
    'Chromium was not found and could not be installed. Install it and set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
