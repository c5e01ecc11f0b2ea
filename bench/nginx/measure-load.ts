import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import type {RunningNginx} from '../../deploy/testing/run-nginx';
import {readTreeMemory} from '../process-memory';
import {parseWrk} from './parse-wrk';

export interface Request {
  readonly title: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** True for a conditional request (`If-None-Match`) of a cached file. */
  readonly isConditional?: boolean;
}

export interface Load {
  readonly title: string;
  readonly seconds: number;
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Median and 99th percentile of the latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Number of failed connections and of responses with a status other than 200, 304 or 301. */
  readonly failures: number;
  /** Resident memory of all nginx processes at the end, in bytes. */
  readonly memory: number;
  /** Ratio of `memory` to the memory after a fifth of the time. */
  readonly growth: number;
}

interface Options {
  readonly wrk: string;
  readonly server: RunningNginx;
  readonly request: Request;
  /** Duration in seconds. */
  readonly duration: number;
}

async function readHeaders({server, request}: Options): Promise<readonly string[]> {
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  if (request.isConditional !== true) return headers;
  const {headers: answer} = await fetch(server.address + request.path, {headers: request.headers});
  return [...headers, `If-None-Match: ${answer.get('etag') ?? ''}`];
}

/**
 * Reads the memory of nginx after a fifth of the time, and returns a function that compares it with the memory at the
 * end.
 */
function watchGrowth(pid: number, duration: number): () => {memory: number; growth: number} {
  let first = 0;
  const timer = setTimeout(() => {
    first = readTreeMemory(pid);
  }, duration * 200);
  return () => {
    clearTimeout(timer);
    const memory = readTreeMemory(pid);
    return {memory, growth: memory / first};
  };
}

/** Repeats a request as fast as possible over 32 connections. */
export async function measureLoad(options: Options): Promise<Load> {
  const {wrk, server, request, duration} = options;
  const headers = (await readHeaders(options)).flatMap((header) => ['-H', header]);
  const args = ['-t1', '-c32', `-d${duration}s`, '--timeout', '30s', '--latency', ...headers];
  const readMemory = watchGrowth(server.pid, duration);
  const {stdout} = await promisify(execFile)(wrk, [...args, server.address + request.path]);
  return {title: request.title, seconds: duration, ...parseWrk(stdout), ...readMemory()};
}
