import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

import type {RunningNginx} from '../../deploy/testing/run-nginx';
import {readTreeMemory} from '../process-memory';
import {parseWrk} from './parse-wrk';

/** The repeated request of a load. */
export interface Request {
  readonly title: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** True for a conditional request of a cached file. */
  readonly isConditional?: boolean;
}

/** The results of a load. */
export interface Load {
  readonly title: string;
  readonly seconds: number;
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Milliseconds of the median and the 99th percentile. */
  readonly p50: number;
  readonly p99: number;
  /** Answers with another status than 200, 304 or 301, and connections that failed. */
  readonly failures: number;
  /** Bytes of resident memory of all processes of nginx at the end. */
  readonly memory: number;
  /** That, divided by what it was after a fifth of the time. */
  readonly growth: number;
}

interface Options {
  readonly wrk: string;
  readonly server: RunningNginx;
  readonly request: Request;
  /** Seconds. */
  readonly duration: number;
}

async function readHeaders({server, request}: Options): Promise<readonly string[]> {
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  if (request.isConditional !== true) return headers;
  const {headers: answer} = await fetch(server.address + request.path, {headers: request.headers});
  return [...headers, `If-None-Match: ${answer.get('etag') ?? ''}`];
}

/** Notes the memory of nginx after a fifth of the time, and at its end. */
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

/** Requests one file over 32 connections, each of which repeats its request as soon as it is answered. */
export async function measureLoad(options: Options): Promise<Load> {
  const {wrk, server, request, duration} = options;
  const headers = (await readHeaders(options)).flatMap((header) => ['-H', header]);
  const args = ['-t1', '-c32', `-d${duration}s`, '--timeout', '30s', '--latency', ...headers];
  const readMemory = watchGrowth(server.pid, duration);
  const {stdout} = await promisify(execFile)(wrk, [...args, server.address + request.path]);
  return {title: request.title, seconds: duration, ...parseWrk(stdout), ...readMemory()};
}
