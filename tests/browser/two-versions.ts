import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';

import {createSiteServer} from '../../scripts/serve-site';

const siteDir = path.resolve(__dirname, '../..');
const cacheDir = path.join(siteDir, '.cache/two-versions');
const fixtureDir = path.join(siteDir, 'tests/fixtures/two-versions');

/** Builds the fixture site. Generated files are written outside its folder. */
async function buildFixture(outDir: string): Promise<void> {
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(
      fixtureDir,
      path.join(cacheDir, 'generated'),
    ),
  };
  const args = [docusaurus, 'build', fixtureDir, '--out-dir', path.relative(fixtureDir, outDir)];
  await promisify(execFile)(process.execPath, args, {cwd: siteDir, env});
}

/** Builds the fixture site with two versions of its docs, and serves it on a free port. */
export async function serveTwoVersions(): Promise<LocalServer> {
  const outDir = path.join(cacheDir, 'build');
  await buildFixture(outDir);
  return startLocally(createSiteServer(outDir));
}
