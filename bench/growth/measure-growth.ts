import fs from 'node:fs/promises';
import path from 'node:path';

import {readFolderSize} from '../folder-size';
import {launchBrowser, loadPage} from '../load-page';
import {cacheDir} from '../places';
import {watchMemory} from '../process-memory';
import {runLogged} from '../run-logged';
import {withServer} from '../serve';
import type {Generator} from './generator';

export interface Growth {
  readonly generator: Generator;
  readonly operations: number;
  /** The reason why the build failed. The following fields are then absent. */
  readonly failure?: string;
  /** Duration in milliseconds. */
  readonly time?: number;
  /** Peak memory of the process tree in bytes. */
  readonly memory?: number;
  readonly outputBytes?: number;
  /** Transferred bytes of an operation's page, without prefetching. */
  readonly pageBytes?: number;
}

/** Timeout of a build in milliseconds, sufficient for 10,000 operations. */
const TIMEOUT = 3_600_000;

const growthDir = path.join(cacheDir, 'growth');

/** Runs a build, and measures its duration in milliseconds and its peak memory in bytes. */
export async function measureBuild(
  {command, env}: Pick<Generator, 'command' | 'env'>,
  dir: string,
  log = `${dir}.log`,
) {
  const start = performance.now();
  let stopWatch = (): number => 0;
  await runLogged(command, {
    cwd: dir,
    env,
    log,
    timeout: TIMEOUT,
    onStart: (pid) => {
      stopWatch = watchMemory(pid);
    },
  }).finally(() => stopWatch());
  return {time: performance.now() - start, memory: stopWatch()};
}

async function measurePage(dir: string, address: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const load = await withServer(dir, (origin) => loadPage(browser, `${origin}${address}`));
    return load.needed.bytes;
  } finally {
    await browser.close();
  }
}

/** Builds a site without caches, and measures the build and a page. */
export async function measureGrowth(
  generator: Generator,
  operations: number,
  contractJson: string,
): Promise<Growth> {
  const dir = path.join(growthDir, generator.name);
  await fs.rm(`${dir}.log`, {force: true});
  await generator.prepare(contractJson, dir);
  try {
    const cost = await measureBuild(generator, dir);
    const output = path.join(dir, generator.output);
    const pageBytes = await measurePage(output, generator.address);
    return {generator, operations, ...cost, outputBytes: readFolderSize(output), pageBytes};
  } catch (error) {
    return {generator, operations, failure: error instanceof Error ? error.message : String(error)};
  }
}
