import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';

import {createPublishedPrograms} from '.';

it('makes a program that is ready while contracts are loaded, and the others after them', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  const entry = path.join(siteDir, 'a.ts');
  fs.writeFileSync(entry, "import data from 'program-data';\nconsole.log(data);");
  const readReady = vi.fn(() => 'ready');
  const readLate = vi.fn(() => 'late');
  const plugin = createPublishedPrograms([
    {file: 'ready.mjs', entry, readData: readReady, isReady: true},
    {file: 'late.mjs', entry, readData: readLate},
  ])({siteDir} as LoadContext);
  await plugin.loadContent?.();
  expect(readReady).toHaveBeenCalledTimes(1);
  expect(readLate).not.toHaveBeenCalled();
  const createData = vi.fn<(name: string, data: string) => Promise<string>>();
  await plugin.allContentLoaded?.({allContent: {}, actions: {createData} as never});
  expect(readReady).toHaveBeenCalledTimes(1);
  const [, digests] = createData.mock.calls[0] ?? [];
  expect(Object.keys(digests ?? {})).toEqual(['ready.mjs', 'late.mjs']);
  const read = (file: string): string =>
    fs.readFileSync(path.join(siteDir, '.docusaurus/plugin-static', file), 'utf8');
  expect(read('ready.mjs')).toContain('ready');
  expect(read('late.mjs')).toContain('late');
});
