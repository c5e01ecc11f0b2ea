import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, it} from 'vitest';

import {findRendererChange, listRendererFolders, readRenderer} from './renderer';

const siteDir = path.resolve('.');

beforeAll(async () => {
  await readRenderer(siteDir);
}, 120_000);

/** Runs while a file has the time of a change that is yet to come. */
async function withChange(name: string, run: () => Promise<void> | void): Promise<void> {
  const file = path.resolve('packages', name);
  const {atime, mtime} = fs.statSync(file);
  fs.utimesSync(file, atime, new Date(Date.now() + 60_000));
  try {
    await run();
  } finally {
    fs.utimesSync(file, atime, mtime);
  }
}

it.each([
  'openapi-console/dist/sample-request.js',
  'openapi-console/dist/build-console-model.js',
  'openapi-console/dist/code-samples.js',
  'openapi-reference/dist/render-api.js',
  'reports/dist/location.js',
])('sees a change of %s', async (name) => {
  const before = findRendererChange(siteDir);
  await withChange(name, () => {
    expect(findRendererChange(siteDir)).toBeGreaterThan(before);
  });
});

it('loads what renders pages anew where it has changed, and only there', async () => {
  const before = await readRenderer(siteDir);
  expect(await readRenderer(siteDir)).toBe(before);
  await withChange('openapi-console/dist/code-samples.js', async () => {
    expect(await readRenderer(siteDir)).not.toBe(before);
  });
});

it('watches no installed package, and the places where a site can shadow our parts', async () => {
  await readRenderer(siteDir);
  const folders = listRendererFolders(siteDir);
  expect(folders.filter((folder) => folder.includes('node_modules'))).toEqual([]);
  expect(folders).toContain(path.join(siteDir, 'src/theme/ApiInfo'));
});
