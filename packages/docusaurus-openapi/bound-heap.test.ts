import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';

import {expect, it, vi} from 'vitest';

import {boundHeap} from './bound-heap';
import type {GeneratedSite} from './build-api';
import {ApiPages} from './index';

vi.mock('./bound-heap');

/** Compiled: Node.js loads it in a process of its own, whose heap nothing else fills. */
const MODULE = createRequire(import.meta.url).resolve('./dist/bound-heap.js');

/**
 * Replaces what it holds five times over.
 *
 * @returns how many times as large as what is in use the heap became
 */
function measureGrowth(begin: string): number {
  const source = `
    ${begin};
    const make = () => Array.from({length: 1000}, (_, index) => ({index, text: String(Math.random())}));
    const held = Array.from({length: 300}, make);
    gc();
    const used = process.memoryUsage().heapUsed;
    let peak = used;
    for (let turn = 0; turn < 1500; turn += 1) {
      held[turn % held.length] = make();
      peak = Math.max(peak, process.memoryUsage().heapUsed);
    }
    console.log(peak / used);
  `;
  return Number(execFileSync(process.execPath, ['--expose-gc', '-e', source], {encoding: 'utf8'}));
}

it('keeps the heap from growing far beyond what is in use', () => {
  const bounded = measureGrowth(`require(${JSON.stringify(MODULE)}).boundHeap()`);
  expect(measureGrowth('') - bounded).toBeGreaterThan(1);
});

it('does so where contracts are read', () => {
  expect(new ApiPages({} as GeneratedSite).all).toEqual([]);
  expect(boundHeap).toHaveBeenCalledOnce();
});
