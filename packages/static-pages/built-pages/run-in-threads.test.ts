import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {runInThreads} from './run-in-threads';

/** The compiled module, for a Node.js process whose heap contains nothing else. */
const MODULE = createRequire(import.meta.url).resolve('../dist/built-pages/run-in-threads.js');

const WORKER = `
const {parentPort, workerData} = require('node:worker_threads');
if (workerData === 'throw') throw new Error('as it was told');
if (workerData === 'end') process.exit(3);
for (const part of workerData) parentPort.postMessage(part);`;

let dir: string;
let worker: string;

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'threads-'));
  worker = path.join(dir, 'worker.cjs');
  fs.writeFileSync(worker, WORKER);
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

it('returns the results of each thread in the order of the tasks', async () => {
  const tasks = [Array.from({length: 500}, (_, index) => index), [], ['a']];
  expect(await runInThreads(worker, tasks)).toEqual(tasks);
});

it('fails with the error of a thread', async () => {
  await expect(runInThreads(worker, [[], 'throw'])).rejects.toThrow('as it was told');
});

it('fails if a thread ends early', async () => {
  await expect(runInThreads(worker, ['end', []])).rejects.toThrow(
    'A thread of worker.cjs ended with exit code 3.',
  );
});

it('frees unused memory before it starts threads', () => {
  const source = `
    const {runInThreads} = require(${JSON.stringify(MODULE)});
    let held = Array.from({length: 700}, () => new Array(131072).fill(0.5));
    const before = process.memoryUsage().heapUsed;
    held = undefined;
    const done = runInThreads(${JSON.stringify(worker)}, [[]]);
    console.log(process.memoryUsage().heapUsed / before);
    void done;`;
  const share = Number(execFileSync(process.execPath, ['-e', source], {encoding: 'utf8'}));
  expect(share).toBeLessThan(0.2);
});
