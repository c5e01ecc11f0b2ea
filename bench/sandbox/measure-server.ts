import fs from 'node:fs';

import {load} from './load';
import type {Server} from './servers';

/** Clock ticks per second in Linux' `/proc`. */
const TICKS = 100;

const PAGE_SIZE = 4096;

function readStat(pid: number): readonly number[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Returns the processor time of a process in seconds. */
function readProcessorTime(pid: number): number {
  const fields = readStat(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS;
}

/** Returns the resident memory of a process in bytes. */
export const readMemory = (pid: number): number => (readStat(pid)[21] ?? 0) * PAGE_SIZE;

export interface Measured {
  readonly requestsPerSecond: number;
  /** Latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time per request in milliseconds. */
  readonly processorTime: number;
}

/**
 * Sends requests to a server, and measures throughput, latency and processor time.
 *
 * @throws Error if a request fails, because the servers would then not do the same work
 */
export async function measureServer({name, url, pid}: Server, amount: number): Promise<Measured> {
  const before = readProcessorTime(pid);
  const {duration, errors, timeouts, non2xx, latency} = await load(url, amount);
  const failed = errors + timeouts + non2xx;
  if (failed > 0) throw new Error(`${name} failed ${failed} of ${amount} requests.`);
  return {
    requestsPerSecond: amount / duration,
    p50: latency.p50,
    p99: latency.p99,
    processorTime: ((readProcessorTime(pid) - before) / amount) * 1000,
  };
}
