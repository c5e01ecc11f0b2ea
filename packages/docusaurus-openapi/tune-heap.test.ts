import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import v8 from 'node:v8';

import {expect, it, vi} from 'vitest';

import type {GeneratedSite} from './build-api';
import {ApiPages} from './index';

const isLittle = v8.getHeapStatistics().heap_size_limit <= 2 ** 31;

/** The compiled module, for a Node.js process whose heap contains nothing else. */
const MODULE = createRequire(import.meta.url).resolve('./dist/tune-heap.js');

const TUNE = `require(${JSON.stringify(MODULE)}).tuneHeap();`;

const runSource = (source: string): number =>
  Number(execFileSync(process.execPath, ['--expose-gc', '-e', source], {encoding: 'utf8'}));

/**
 * Keeps 300 arrays in memory, and replaces each five times.
 *
 * @returns the largest heap size as a multiple of the memory in use
 */
const measureGrowth = (begin: string): number =>
  runSource(`${begin}
    const make = () => Array.from({length: 1000}, (_, index) => ({index, text: String(Math.random())}));
    const held = Array.from({length: 300}, make);
    gc();
    const used = process.memoryUsage().heapUsed;
    let peak = used;
    for (let turn = 0; turn < 1500; turn += 1) {
      held[turn % held.length] = make();
      peak = Math.max(peak, process.memoryUsage().heapUsed);
    }
    console.log(peak / used);`);

/**
 * Allocates 80 MB in a thread, and keeps 24 MB of them.
 *
 * @returns size of the thread's young generation in bytes
 */
const measureYoung = (): number =>
  runSource(`${TUNE}
    const {Worker} = require('node:worker_threads');
    const source = \`
      const v8 = require('node:v8');
      let held = [];
      let young = 0;
      for (let turn = 0; turn < 1000; turn += 1) {
        held.push(Array.from({length: 10000}, Math.random));
        held = held.slice(-300);
        const space = v8.getHeapSpaceStatistics().find((one) => one.space_name === 'new_space');
        young = Math.max(young, space.space_size);
      }
      require('node:worker_threads').parentPort.postMessage(young);
    \`;
    new Worker(source, {eval: true}).once('message', console.log);`);

it.skipIf(isLittle)('keeps the heap from growing far beyond the memory in use', () => {
  expect(measureGrowth('') - measureGrowth(TUNE)).toBeGreaterThan(1);
});

it('reserves space for young objects in threads', () => {
  expect(measureYoung()).toBeGreaterThan(100_000_000);
});

it('limits the heap wherever contracts are read', () => {
  const set = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue();
  expect(new ApiPages({} as GeneratedSite).all).toEqual([]);
  expect(set).toHaveBeenCalledWith('--max-semi-space-size=64');
  set.mockRestore();
});
