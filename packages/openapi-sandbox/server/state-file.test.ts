import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {readState, StateFile} from './state-file';

interface Counted {
  readonly count: number;
}

const isCounted = (value: unknown): value is Counted =>
  typeof value === 'object' && value !== null && 'count' in value;

let dir = '';

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
});

afterAll(() => fs.rm(dir, {recursive: true}));

it('is read as it was written last, and nothing else is left', async () => {
  const file = path.join(dir, 'state.json');
  let count = 0;
  const state = new StateFile(file, () => ({count}));
  const writes = Array.from({length: 20}, () => {
    count += 1;
    return state.write();
  });
  await Promise.all(writes);
  expect(await readState(file, isCounted)).toEqual({count: 20});
  expect(await fs.readdir(dir)).toEqual(['state.json']);
});

it('keeps what was there where the new state cannot be written', async () => {
  const file = path.join(dir, 'kept.json');
  await fs.writeFile(file, '{"count": 1}');
  const state = new StateFile(file, () => {
    throw new Error('cannot be read');
  });
  await expect(state.write()).rejects.toThrow('cannot be read');
  expect(await readState(file, isCounted)).toEqual({count: 1});
});

it('is nothing where there is none, and says what to do where it is no state', async () => {
  expect(await readState(path.join(dir, 'none.json'), isCounted)).toBeUndefined();
  const file = path.join(dir, 'broken.json');
  await fs.writeFile(file, '{');
  const refusal = `${file} is not the state of a sandbox, and is left as it is. Name another`;
  await expect(readState(file, isCounted)).rejects.toThrow(refusal);
  await fs.writeFile(file, '[]');
  await expect(readState(file, isCounted)).rejects.toThrow(refusal);
});
