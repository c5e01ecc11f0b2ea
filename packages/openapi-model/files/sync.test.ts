import fsSync from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {syncFolder} from './sync';

let dir: string;
let folder: string;

const readTimes = async (name: string): Promise<number> =>
  (await fs.stat(path.join(folder, name))).mtimeMs;

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'sync-'));
  folder = path.join(dir, 'pages');
  await syncFolder(
    folder,
    new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
  );
});

afterEach(() => fs.rm(dir, {recursive: true}));

it('creates the folder and writes every file', async () => {
  expect(await fs.readFile(path.join(folder, 'b'), 'utf8')).toBe('2');
});

it('generates the contents of files one after another', async () => {
  const names = Array.from({length: 100}, (_, index) => `${index}`.padStart(3, '0'));
  let isFirstWritten = false;
  const makers = names.map((name): [string, () => string] => [
    name,
    () => {
      if (name === '099') isFirstWritten = fsSync.existsSync(path.join(folder, '000'));
      return name;
    },
  ]);
  await syncFolder(folder, new Map(makers));
  expect(await fs.readdir(folder)).toEqual(names);
  expect(isFirstWritten).toBe(true);
});

it('removes files that are no longer generated', async () => {
  await syncFolder(folder, new Map([['a', '1']]));
  expect(await fs.readdir(folder)).toEqual(['a']);
});

it('does not write unchanged files', async () => {
  await fs.utimes(path.join(folder, 'a'), 1, 1);
  await fs.utimes(path.join(folder, 'b'), 1, 1);
  await syncFolder(
    folder,
    new Map([
      ['a', '1'],
      ['b', 'new'],
    ]),
  );
  expect(await readTimes('a')).toBe(1000);
  expect(await readTimes('b')).toBeGreaterThan(1000);
});
