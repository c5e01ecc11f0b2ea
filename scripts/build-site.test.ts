import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it, vi} from 'vitest';

const site = vi.hoisted(() => ({siteDir: '', buildDir: '', nextBuildDir: ''}));

vi.mock('./site', () => site);

const build = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('@docusaurus/core/lib', () => ({build}));

/** Builds a site in a folder, and writes the message of a build error to the file `error`. */
async function buildIn(siteDir: string): Promise<string> {
  Object.assign(site, {
    siteDir,
    buildDir: path.join(siteDir, 'build'),
    nextBuildDir: path.join(siteDir, '.cache/next-build'),
  });
  vi.resetModules();
  const {buildSite} = await import('./build-site');
  await buildSite().catch((error: unknown) =>
    fs.writeFileSync(path.join(siteDir, 'error'), (error as Error).message),
  );
  return siteDir;
}

const read = (siteDir: string, name: string): string =>
  fs.readFileSync(path.join(siteDir, name), 'utf8');

it('names the process that is already building, and keeps its files', async () => {
  build.mockClear();
  const siteDir = await buildIn(
    writeFiles({
      'node_modules/a': '',
      '.cache/next-build.lock': `${process.ppid}\n`,
      '.cache/next-build/a.html': 'half',
    }),
  );
  expect(read(siteDir, 'error')).toBe(
    `Another build is running in this folder: process ${process.ppid}. Wait until it ends, or stop it. If the process is not a build, delete .cache/next-build.lock.`,
  );
  expect(build).not.toHaveBeenCalled();
  expect(read(siteDir, '.cache/next-build/a.html')).toBe('half');
});

it('ignores the files of a killed build, and starts from the last good build', async () => {
  build.mockRejectedValueOnce(new Error('No space is left'));
  const siteDir = await buildIn(
    writeFiles({
      '.cache/next-build/a.html': 'half',
      '.cache/next-build.old/index.html': 'good',
      'node_modules/.cache/rspack/1': 'half',
    }),
  );
  expect(read(siteDir, 'error')).toBe('No space is left');
  expect(read(siteDir, 'build/index.html')).toBe('good');
  for (const left of ['.cache/next-build', '.cache/next-build.lock', 'node_modules/.cache/rspack'])
    expect(fs.existsSync(path.join(siteDir, left))).toBe(false);
});

it('keeps the cache of packages that it shares with another folder', async () => {
  build.mockRejectedValueOnce(new Error('Ended'));
  const shared = writeFiles({'.cache/rspack/1': 'of another build'});
  const siteDir = writeFiles({'docs/a.mdx': ''});
  fs.symlinkSync(shared, path.join(siteDir, 'node_modules'));
  await buildIn(siteDir);
  expect(read(siteDir, 'error')).toBe('Ended');
  expect(read(shared, '.cache/rspack/1')).toBe('of another build');
});
