import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {afterAll, expect, it} from 'vitest';

const COUNT = Number(process.env.FUZZ_COUNT ?? (process.env.CI === undefined ? 50 : 400));

const FOLDER = path.resolve(process.env.FUZZ_FOLDER ?? __dirname);

/** Maximum processor time per contract in milliseconds. The first contract also loads all modules. */
const LONGEST = 20_000;

/**
 * Milliseconds after which a process is killed. Longer than `LONGEST`, because other programs may use the processor.
 */
const PATIENCE = 120_000;

/** Maximum growth of the heap in bytes that does not count as a leak. */
const GROWTH = 50_000_000;

interface Report {
  readonly seed: number;
  readonly faults: readonly string[];
  readonly milliseconds: number;
  /** Heap in bytes after a garbage collection; measured after every 50th contract. */
  readonly heapUsed?: number;
}

let child: ChildProcess | undefined;

afterAll(() => child?.kill());

/** Starts a separate process, because a contract may hang or crash it. */
function start(): ChildProcess {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const script = path.resolve(__dirname, 'fuzz/build-contracts.ts');
  return fork(jiti, [script, FOLDER], {execArgv: ['--expose-gc'], stdio: 'ignore'});
}

async function build(seed: number): Promise<Report> {
  child ??= start();
  const own = child;
  const timer = setTimeout(() => own.kill('SIGKILL'), PATIENCE);
  own.send(seed);
  const message = once(own, 'message').then(([report]) => report as Report);
  const ended = once(own, 'exit').then(([code, signal]): Report => {
    child = undefined;
    return {seed, faults: [`ends the process: ${code ?? signal}`], milliseconds: 0};
  });
  try {
    return await Promise.race([message, ended]);
  } finally {
    clearTimeout(timer);
  }
}

it(`keeps ${COUNT} contracts with mistakes from hanging, leaking and ending in a stack`, async () => {
  const faults: string[] = [];
  const memory: number[] = [];
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const report = await build(seed);
    faults.push(...report.faults.map((fault) => `${seed}: ${fault.slice(0, 600)}`));
    if (report.milliseconds > LONGEST) faults.push(`${seed}: took ${report.milliseconds} ms`);
    if (report.heapUsed !== undefined) memory.push(report.heapUsed);
  }
  expect(faults).toEqual([]);
  const [first = 0] = memory;
  expect((memory.at(-1) ?? 0) - first).toBeLessThan(GROWTH);
}, 7_200_000);
