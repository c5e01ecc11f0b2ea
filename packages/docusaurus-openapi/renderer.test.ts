import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {beforeAll, expect, it} from 'vitest';

import {findRendererChange, listRendererFolders, readRenderer} from './renderer';

const siteDir = path.resolve('.');

beforeAll(async () => {
  await readRenderer(siteDir);
});

/** Runs a function while a file has a modification time in the future. */
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
  'openapi-requests/dist/sample-request.js',
  'docusaurus-openapi-theme/dist/theme/CodeSamples/index.js',
  'openapi-requests/dist/code-samples.js',
  'openapi-reference/dist/render-api.js',
  'openapi-samples/dist/languages/curl.js',
  'reports/dist/yaml-source.js',
])('detects a change of %s', async (name) => {
  const before = findRendererChange(siteDir);
  await withChange(name, () => {
    expect(findRendererChange(siteDir)).toBeGreaterThan(before);
  });
});

it('reloads only changed modules of the renderer', async () => {
  const before = await readRenderer(siteDir);
  expect(await readRenderer(siteDir)).toBe(before);
  await withChange('openapi-requests/dist/code-samples.js', async () => {
    expect(await readRenderer(siteDir)).not.toBe(before);
  });
});

it('watches no installed packages, but the folders in which a site can swizzle', async () => {
  await readRenderer(siteDir);
  const folders = listRendererFolders(siteDir);
  expect(folders.filter((folder) => folder.includes('node_modules'))).toEqual([]);
  expect(folders).toContain(path.join(siteDir, 'src/theme/ApiInfo'));
});

it('detects a component of the site that replaces one of ours, and its removal', async () => {
  const site = writeFiles({
    'package.json': '{}',
    'src/theme/DescribedIn/index.tsx': 'export default () => <p>Of the site</p>;\n',
  });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(site, 'node_modules'));
  const {parts: own} = await readRenderer(siteDir);
  const {parts: shadowed} = await readRenderer(site);
  expect(String(shadowed.DescribedIn)).toContain('Of the site');
  expect(String(own.DescribedIn)).not.toContain('Of the site');
  fs.rmSync(path.join(site, 'src/theme/DescribedIn/index.tsx'));
  const {parts: again} = await readRenderer(site);
  expect(String(again.DescribedIn)).not.toContain('Of the site');
});

it('names a component of the site that only a bundler can load', async () => {
  const site = writeFiles({
    'package.json': '{}',
    'src/theme/DescribedIn/index.tsx': "import './own.css';\nexport default () => null;\n",
    'src/theme/DescribedIn/own.css': 'p { color: red }\n',
  });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(site, 'node_modules'));
  await expect(readRenderer(site)).rejects.toThrow(
    /src\/theme\/DescribedIn\/index\.tsx:1:1 +The component cannot be rendered/,
  );
});
