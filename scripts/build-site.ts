import fs from 'node:fs';
import path from 'node:path';

import {areInternalsOff, STATIC_DIR} from '@openapi-portal/static-pages';
import {collectGarbage} from '@openapi-portal/static-pages/built-pages';
import {lockFile} from '@openapi-portal/reports/lock-file';
import {UsageError} from '@openapi-portal/reports/usage-error';
import {readBaseUrl} from '../config/headers';
import {writeRedirectsFile} from '../deploy/redirects-file';
import {finishWorkers} from './finish-workers';
import {say} from './run-command';
import {isSealed, sealFolder} from './sealed-folder';
import {secureBuild} from './secure-build';
import {buildDir, nextBuildDir, siteDir} from './site';

/** Rspack's persistent cache. Rspack does not validate it, and an interrupted build can corrupt it. */
const bundlerCache = path.join(siteDir, 'node_modules/.cache/rspack');

const toLockError = (pid: number, lock: string): UsageError =>
  new UsageError(
    `Another build is running in this folder: process ${pid}. Wait until it ends, or stop it. If the process is not a build, delete ${path.relative(siteDir, lock)}.`,
  );

/**
 * Returns true if `node_modules` is a link to another copy of the site. Another build may then be using the bundler's
 * cache.
 */
const isShared = (): boolean => fs.lstatSync(path.join(siteDir, 'node_modules')).isSymbolicLink();

const oldBuildDir = `${nextBuildDir}.old`;

/** Replaces the previous build. `build/` is missing only between the two renames. */
function replaceBuild(): void {
  fs.rmSync(oldBuildDir, {recursive: true, force: true});
  if (fs.existsSync(buildDir)) fs.renameSync(buildDir, oldBuildDir);
  fs.renameSync(nextBuildDir, buildDir);
  fs.rmSync(oldBuildDir, {recursive: true, force: true});
}

/** Removes the remains of a killed build. Restores the previous build if the replacement was interrupted. */
function removeLeft(): void {
  if (!fs.existsSync(buildDir) && fs.existsSync(oldBuildDir)) fs.renameSync(oldBuildDir, buildDir);
  if (!isShared() && !isSealed(bundlerCache))
    fs.rmSync(bundlerCache, {recursive: true, force: true});
  fs.rmSync(nextBuildDir, {recursive: true, force: true});
  // Removes files of APIs that are no longer published.
  fs.rmSync(path.join(siteDir, STATIC_DIR), {recursive: true, force: true});
}

async function buildLocked(): Promise<void> {
  removeLeft();
  // The bundler's cache would contain modules that were built with the other setting.
  if (areInternalsOff()) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  // Docusaurus reads this variable on import.
  process.env.SKIP_HTML_MINIFICATION ??= 'true';
  const {build} = await import('@docusaurus/core/lib');
  try {
    await build(siteDir, {outDir: path.relative(siteDir, nextBuildDir)});
    // Frees the memory that was used by the page data.
    collectGarbage();
    // Docusaurus' original modules need `unsafe-inline` and create HTML from strings, so a strict policy is impossible.
    if (!areInternalsOff()) await secureBuild(nextBuildDir);
    const baseUrl = readBaseUrl(nextBuildDir);
    writeRedirectsFile(nextBuildDir, baseUrl);
    await finishWorkers(nextBuildDir, baseUrl);
  } catch (error) {
    if (fs.existsSync(buildDir)) {
      say('The build failed. build/ still contains the last good build; npm run serve shows it');
    }
    throw error;
  }
  if (!isShared()) sealFolder(bundlerCache);
  replaceBuild();
}

/**
 * Builds the site into `build/`. If the build fails, `build/` is unchanged.
 *
 * @throws UsageError if another build is running in this folder
 * @throws Error with the problems of the contracts or the pages
 */
export async function buildSite(): Promise<void> {
  const start = performance.now();
  say('Checking the contract and the pages, then building the site');
  fs.mkdirSync(path.dirname(nextBuildDir), {recursive: true});
  const unlock = lockFile(nextBuildDir, toLockError);
  try {
    await buildLocked();
  } finally {
    unlock();
  }
  say(`Built build/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
