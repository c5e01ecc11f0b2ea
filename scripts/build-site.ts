import fs from 'node:fs';
import path from 'node:path';

import {areInternalsOff, STATIC_DIR} from '@openapi-portal/static-pages';
import {collectGarbage} from '@openapi-portal/static-pages/built-pages';
import {finishWorker} from '@openapi-portal/offline/finish';
import {readBaseUrl} from '../config/headers';
import {listOtherLocales} from '../config/translations';
import {writeRedirectsFile} from '../deploy/redirects-file';
import {say} from './run-command';
import {isSealed, sealFolder} from './sealed-folder';
import {secureBuild} from './secure-build';
import {buildDir, nextBuildDir, siteDir} from './site';

/** The bundler's cache, of which it checks nothing that it reads: it is damaged where a build was killed, too. */
const bundlerCache = path.join(siteDir, 'node_modules/.cache/rspack');

/** Puts the finished build in the place of the last one, which is gone for an instant only. */
function replaceBuild(): void {
  const old = `${nextBuildDir}.old`;
  fs.rmSync(old, {recursive: true, force: true});
  if (fs.existsSync(buildDir)) fs.renameSync(buildDir, old);
  fs.renameSync(nextBuildDir, buildDir);
  fs.rmSync(old, {recursive: true, force: true});
}

/**
 * Builds the site into `build/`. Where it fails, the last good `build/` stands as it was.
 *
 * @throws Error with the problems that the contract or the pages have, if they stopped it
 */
export async function buildSite(): Promise<void> {
  const start = performance.now();
  say('Checking the contract and the pages, then building the site');
  fs.mkdirSync(path.dirname(nextBuildDir), {recursive: true});
  // What an API left there that is no longer published would be published again.
  fs.rmSync(path.join(siteDir, STATIC_DIR), {recursive: true, force: true});
  // The bundler's cache does not know by what a build differs from the last one.
  if (areInternalsOff()) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  if (!isSealed(bundlerCache)) fs.rmSync(bundlerCache, {recursive: true, force: true});
  // Docusaurus reads this when it is loaded.
  process.env.SKIP_HTML_MINIFICATION ??= 'true';
  const {build} = await import('@docusaurus/core/lib');
  try {
    await build(siteDir, {outDir: path.relative(siteDir, nextBuildDir)});
    // What pages were made from is of no more use.
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
  sealFolder(bundlerCache);
  replaceBuild();
  say(`Built build/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
