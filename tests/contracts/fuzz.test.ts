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

interface Running {
  readonly child: ChildProcess;
  readonly exit: Promise<unknown[]>;
}

let running: Running | undefined;

afterAll(() => running?.child.kill());

/** Starts a separate process, because a contract may hang or crash it. */
function start(): Running {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const script = path.resolve(__dirname, 'fuzz/build-contracts.ts');
  const child = fork(jiti, [script, FOLDER], {execArgv: ['--expose-gc'], stdio: 'ignore'});
  return {child, exit: once(child, 'exit')};
}

async function build(seed: number): Promise<Report> {
  running ??= start();
  const {child, exit} = running;
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  child.send(seed);
  const message = once(child, 'message').then(([report]) => report as Report);
  const ended = exit.then(([code, signal]): Report => {
    running = undefined;
    return {seed, faults: [`ends the process: ${String(code ?? signal)}`], milliseconds: 0};
  });
  try {
    return await Promise.race([message, ended]);
  } finally {
    clearTimeout(timer);
  }
}

it(`reads ${COUNT} invalid contracts without hanging, leaking or printing a stack`, async () => {
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
