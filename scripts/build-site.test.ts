import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it, vi} from 'vitest';

const site = vi.hoisted(() => ({siteDir: '', buildDir: '', nextBuildDir: ''}));

vi.mock('./site', () => site);

const build = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('@docusaurus/core/lib', () => ({build}));

async function buildIn(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = writeFiles(files);
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

it('says which process builds already, and leaves its files', async () => {
  build.mockClear();
  const siteDir = await buildIn({
    '.cache/next-build.lock': `${process.ppid}\n`,
    '.cache/next-build/a.html': 'half',
  });
  expect(read(siteDir, 'error')).toBe(
    `Another build is running here: process ${process.ppid}. Wait until it has ended, or end it. If that process is no build, delete .cache/next-build.lock.`,
  );
  expect(build).not.toHaveBeenCalled();
  expect(read(siteDir, '.cache/next-build/a.html')).toBe('half');
});

it('begins without what a killed build has left, and with the last good one', async () => {
  build.mockRejectedValueOnce(new Error('No space is left'));
  const siteDir = await buildIn({
    '.cache/next-build/a.html': 'half',
    '.cache/next-build.old/index.html': 'good',
    'node_modules/.cache/rspack/1': 'half',
  });
  expect(read(siteDir, 'error')).toBe('No space is left');
  expect(read(siteDir, 'build/index.html')).toBe('good');
  for (const left of ['.cache/next-build', '.cache/next-build.lock', 'node_modules/.cache/rspack'])
    expect(fs.existsSync(path.join(siteDir, left))).toBe(false);
});
