import {spawnSync} from 'node:child_process';
import type {FileHandle} from 'node:fs/promises';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';

import {type Memory, readState, StateFile} from './state-file';

interface Counted {
  readonly count: number;
}

const findFault = (value: unknown) =>
  typeof value === 'object' && value !== null && 'count' in value
    ? undefined
    : {pointer: '/count', message: 'is required'};

let dir = '';
const opened: StateFile<Counted>[] = [];

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
});

afterEach(() => Promise.all(opened.splice(0).map((file) => file.close())));

afterAll(() => fs.rm(dir, {recursive: true}));

const keep = (toState: () => Counted): Memory<Counted> => ({
  read: toState,
  restore: () => undefined,
});

const read = (file: string): Promise<Counted | undefined> => readState<Counted>(file, findFault);

async function open(name: string): Promise<StateFile<Counted>> {
  const file = await StateFile.open<Counted>(path.join(dir, name), findFault);
  opened.push(file);
  return file;
}

it('contains the last written state, and leaves no other files', async () => {
  const file = await open('state.json');
  let count = 0;
  const writes = Array.from({length: 20}, () => {
    count += 1;
    return file.write(keep(() => ({count})));
  });
  await Promise.all(writes);
  await file.close();
  expect(await read(path.join(dir, 'state.json'))).toEqual({count: 20});
  expect(await fs.readdir(dir)).toEqual(['state.json']);
});

it('is written, synced and renamed before a write ends, once for concurrent writes', async () => {
  const steps: string[] = [];
  const openFile = fs.open;
  const spies = [
    vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
      const handle = await openFile(...args);
      const sync = handle.sync.bind(handle);
      return Object.assign(handle, {
        sync: () => sync().then(() => void steps.push(`sync ${path.basename(String(args[0]))}`)),
      });
    }),
    vi.spyOn(fs, 'rename').mockImplementation(() => {
      steps.push('rename');
      return Promise.resolve();
    }),
  ];
  const file = await open('synced.json');
  const first = file.write(keep(() => ({count: 1})));
  await Promise.all([first.then(() => steps.push('written'))]);
  expect(steps).toEqual([
    'sync synced.json.tmp',
    'rename',
    `sync ${path.basename(dir)}`,
    'written',
  ]);
  steps.length = 0;
  await fs.rm(path.join(dir, 'synced.json.tmp'));
  spies[1]?.mockRestore();
  await Promise.all(Array.from({length: 50}, () => file.write(keep(() => ({count: 2})))));
  expect(steps.filter((step) => step === 'sync synced.json.tmp').length).toBeLessThanOrEqual(2);
  spies[0]?.mockRestore();
});

/** Makes every write fail after a part of the text, as on a full disk. */
function fillDisk() {
  const full = Object.assign(new Error('no space left on device'), {code: 'ENOSPC'});
  const openFile = fs.open;
  const spy = vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const handle: FileHandle = await openFile(...args);
    const writeHalf = async (): Promise<void> => {
      await handle.write('{"cou');
      throw full;
    };
    return Object.assign(handle, {writeFile: writeHalf});
  });
  return {full, spy};
}

it('keeps the earlier state if the disk is full', async () => {
  const name = path.join(dir, 'full.json');
  await fs.writeFile(name, '{"count": 1}');
  const file = await open('full.json');
  const {full, spy} = fillDisk();
  await expect(file.write(keep(() => ({count: 2})))).rejects.toBe(full);
  spy.mockRestore();
  expect(await read(name)).toEqual({count: 1});
  await file.write(keep(() => ({count: 3})));
  expect(await read(name)).toEqual({count: 3});
});

it('undoes unwritten changes in memory, including later ones', async () => {
  const file = await open('undone.json');
  const first = {count: 0};
  let state: Counted = first;
  const memory = {read: () => state, restore: (written = first) => void (state = written)};
  const change = (count: number): Promise<void> => {
    state = {count};
    return file.write(memory);
  };
  const failing = fillDisk();
  await expect(change(1)).rejects.toBe(failing.full);
  expect(state).toEqual({count: 0});
  failing.spy.mockRestore();
  await change(2);
  const {full, spy} = fillDisk();
  const third = change(3);
  await new Promise((resolve) => setImmediate(resolve));
  const results = await Promise.allSettled([third, change(4), file.settle()]);
  expect(results).toEqual(results.map(() => ({status: 'rejected', reason: full})));
  expect(state).toEqual({count: 2});
  spy.mockRestore();
  expect(await read(path.join(dir, 'undone.json'))).toEqual(state);
  await change(5);
  expect(await read(path.join(dir, 'undone.json'))).toEqual({count: 5});
});

it('removes incomplete files of a killed process', async () => {
  await fs.writeFile(path.join(dir, 'left.json.tmp'), '{"cou');
  const file = await open('left.json');
  expect(file.first).toBeUndefined();
  expect(await fs.readdir(dir)).not.toContain('left.json.tmp');
  await file.write(keep(() => ({count: 1})));
});

it('cannot be opened by a second process with the same id, or twice by the first', async () => {
  const name = path.join(dir, 'locked.json');
  await fs.writeFile(`${name}.lock`, `${process.ppid}\n`);
  await expect(open('locked.json')).rejects.toThrow(
    `The process ${process.ppid} uses the state file ${name}. Stop the process, or name another file.`,
  );
  await fs.rm(`${name}.lock`);
  await open('locked.json');
  await expect(open('locked.json')).rejects.toThrow(`The process ${process.pid} uses`);
});

it.each([
  ['a process that has ended', () => spawnSync(process.execPath, ['--version']).pid],
  ['a process with the same id, as in a container', () => process.pid],
  ['nobody', () => ''],
])('takes over the lock of %s', async (_, findPid) => {
  await fs.writeFile(path.join(dir, 'stale.json.lock'), `${findPid()}\n`);
  const file = await open('stale.json');
  await file.write(keep(() => ({count: 1})));
  await file.close();
  expect((await fs.readdir(dir)).filter((name) => name.startsWith('stale'))).toEqual([
    'stale.json',
  ]);
});

it('is the same file as an earlier symbolic link to it', async () => {
  await fs.symlink('later.json', path.join(dir, 'early.json'));
  const linked = await open('early.json');
  await expect(open('later.json')).rejects.toThrow('uses the state file');
  await linked.write(keep(() => ({count: 1})));
  expect(await read(path.join(dir, 'later.json'))).toEqual({count: 1});
});

it('is the same file as a symbolic link, which remains a link', async () => {
  const file = await open('target.json');
  await file.write(keep(() => ({count: 1})));
  const link = path.join(dir, 'link.json');
  await fs.symlink('target.json', link);
  await expect(open('link.json')).rejects.toThrow('uses the state file');
  await file.close();
  const linked = await open('link.json');
  await linked.write(keep(() => ({count: 2})));
  expect(await read(path.join(dir, 'target.json'))).toEqual({count: 2});
  expect(await fs.readlink(link)).toBe('target.json');
});

it('is undefined if it does not exist, and rejected with pointer and fix if it is invalid', async () => {
  expect(await read(path.join(dir, 'none.json'))).toBeUndefined();
  const file = path.join(dir, 'broken.json');
  await fs.writeFile(file, '{');
  const remedy = 'Repair the file, or name a new file, which the sandbox then creates.';
  await expect(read(file)).rejects.toThrow(`${file}# is not JSON (`);
  await fs.writeFile(file, '{"other": 1}');
  await expect(read(file)).rejects.toThrow(
    `${file}#/count is required. The file is not the state of a sandbox and was not changed.\n${remedy}`,
  );
  for (const device of ['/dev/null', dir])
    await expect(read(device)).rejects.toThrow(`${device}# is no file. The file is not`);
});
