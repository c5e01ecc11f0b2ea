import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {beforeEach, expect, it} from 'vitest';

import {syncFolder} from './sync';

let folder: string;

const readTimes = async (name: string): Promise<number> =>
  (await fs.stat(path.join(folder, name))).mtimeMs;

beforeEach(async () => {
  folder = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'sync-')), 'pages');
  await syncFolder(
    folder,
    new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
  );
});

it('makes the folder and writes every file', async () => {
  expect(await fs.readFile(path.join(folder, 'b'), 'utf8')).toBe('2');
});

it('removes what is no longer there', async () => {
  await syncFolder(folder, new Map([['a', '1']]));
  expect(await fs.readdir(folder)).toEqual(['a']);
});

it('touches no file that is as it was', async () => {
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
