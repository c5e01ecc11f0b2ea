import fs from 'node:fs';
import path from 'node:path';

import {areInternalsOff, STATIC_DIR} from '@openapi-portal/static-pages';
import {collectGarbage} from '@openapi-portal/static-pages/built-pages';
import {finishWorker} from '@openapi-portal/offline/finish';
import {lockFile} from '@openapi-portal/reports/lock-file';
import {UsageError} from '@openapi-portal/reports/usage-error';
import {readBaseUrl} from '../config/headers';
import {listOtherLocales} from '../config/translations';
import {writeRedirectsFile} from '../deploy/redirects-file';
import {say} from './run-command';
import {isSealed, sealFolder} from './sealed-folder';
import {secureBuild} from './secure-build';
import {buildDir, nextBuildDir, siteDir} from './site';

/** The bundler's cache. The bundler does not check it, and an interrupted build may leave it damaged. */
const bundlerCache = path.join(siteDir, 'node_modules/.cache/rspack');

const toLockError = (pid: number, lock: string): UsageError =>
  new UsageError(
    `Another build is running here: process ${pid}. Wait until it has ended, or end it. If that process is no build, delete ${path.relative(siteDir, lock)}.`,
  );

/**
 * Returns true if this copy of the site shares the packages and cache of another one, which may build at the same
 * time.
 */
const isShared = (): boolean => fs.lstatSync(path.join(siteDir, 'node_modules')).isSymbolicLink();

/** The last build while it is being replaced. */
const oldBuildDir = `${nextBuildDir}.old`;

/** Replaces the last build by the finished one. There is no build only for an instant. */
function replaceBuild(): void {
  fs.rmSync(oldBuildDir, {recursive: true, force: true});
  if (fs.existsSync(buildDir)) fs.renameSync(buildDir, oldBuildDir);
  fs.renameSync(nextBuildDir, buildDir);
  fs.rmSync(oldBuildDir, {recursive: true, force: true});
}

/** Removes what a build has left that was killed; one that was killed in that instant gets its last one back. */
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
  // The bundler's cache ignores this setting.
  if (areInternalsOff()) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  // Docusaurus reads this when it is loaded.
  process.env.SKIP_HTML_MINIFICATION ??= 'true';
  const {build} = await import('@docusaurus/core/lib');
  try {
    await build(siteDir, {outDir: path.relative(siteDir, nextBuildDir)});
    // The data of the pages is no longer needed.
    collectGarbage();
    // Docusaurus' own insides need `unsafe-inline`, and make HTML of text.
    if (!areInternalsOff()) await secureBuild(nextBuildDir);
    const baseUrl = readBaseUrl(nextBuildDir);
    writeRedirectsFile(nextBuildDir, baseUrl);
    const others = listOtherLocales();
    await finishWorker(nextBuildDir, baseUrl, others);
    for (const locale of others)
      await finishWorker(path.join(nextBuildDir, locale), `${baseUrl}${locale}/`);
  } catch (error) {
    if (fs.existsSync(buildDir)) {
      say('The build failed. The last good one is still there: npm run serve');
    }
    throw error;
  }
  if (!isShared()) sealFolder(bundlerCache);
  replaceBuild();
}

/**
 * Builds the site into `build/`. After a failure, the last good `build/` is unchanged.
 *
 * @throws UsageError if another build is running here
 * @throws Error with the problems of the contract or the pages, if they stopped it
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
