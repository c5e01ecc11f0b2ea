import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, it, onTestFinished, vi} from 'vitest';

import {createPublishedPrograms} from '.';

it('compiles a program before contracts are loaded if it is ready, and the others after them', async () => {
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

it('includes the licences of its packages at the end of the file, and rejects one without a text', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  };
  write('a.ts', "import 'one';\nimport 'two';");
  for (const name of ['one', 'two']) {
    write(
      `node_modules/${name}/package.json`,
      `{"name": "${name}", "version": "1.0.0", "license": "MIT"}`,
    );
    write(`node_modules/${name}/index.js`, `console.log('${name}');`);
  }
  write('node_modules/one/LICENSE', 'Copyright One. */ process.exit(1) /*');
  const program = {file: 'a.mjs', entry: path.join(siteDir, 'a.ts'), readData: () => ''};
  const publish = async (known = {}): Promise<string> => {
    const plugin = createPublishedPrograms([program], known)({siteDir} as LoadContext);
    await plugin.allContentLoaded?.({allContent: {}, actions: {createData: vi.fn()} as never});
    return path.join(siteDir, '.docusaurus/plugin-static/a.mjs');
  };
  await expect(publish()).rejects.toThrow(
    'a.mjs contains packages without a licence text: two. Find the text in their source repositories, and add it to `known` of the notices',
  );
  const file = await publish({two: {copyright: ['Copyright Two.'], because: 'Its page says so.'}});
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toMatch(/Copyright One\.[^]*Copyright Two\.[^]*Permission is hereby granted/);
  expect(execFileSync(process.execPath, [file], {encoding: 'utf8'})).toBe('one\ntwo\n');
});
