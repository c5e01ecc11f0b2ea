import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {findFreePort} from '@openapi-portal/reports/testing/server';

import {siteDir} from '../../scripts/site';
import {sandboxDir} from '../install-missing';
import {cacheDir} from '../places';

export interface Server {
  readonly name: string;
  /** URL including the path of the API, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Timeout in milliseconds for a server to start. */
const LONGEST_START = 120_000;

async function findAddress(child: ChildProcess, log: string, pattern: RegExp): Promise<string> {
  const end = Date.now() + LONGEST_START;
  while (Date.now() < end && child.exitCode === null) {
    const address = pattern.exec(fs.readFileSync(log, 'utf8'))?.[1];
    if (address !== undefined) return address;
    await sleep(200);
  }
  throw new Error(`The server did not start. Its output is in ${log}.`);
}

/** Starts a Node.js program that prints its URL. Output goes to a log file, as it would in production. */
async function start(
  name: string,
  args: readonly string[],
  pattern: RegExp,
  port: number,
): Promise<Server> {
  const log = path.join(cacheDir, 'sandbox', `${name.split(' ')[0] ?? ''}.log`);
  fs.mkdirSync(path.dirname(log), {recursive: true});
  const output = fs.openSync(log, 'w');
  const child = spawn(process.execPath, args, {
    cwd: siteDir,
    env: {...process.env, PORT: String(port)},
    stdio: ['ignore', output, output],
  });
  const stop = async (): Promise<void> => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return {name, url: await findAddress(child, log, pattern), pid: child.pid ?? 0, stop};
  } catch (error) {
    await stop();
    throw error;
  } finally {
    fs.closeSync(output);
  }
}

const contract = path.join(siteDir, 'openapi/ciso-api.yaml');

export async function startSandbox(): Promise<Server> {
  const jiti = path.join(siteDir, 'node_modules/jiti/lib/jiti-cli.mjs');
  const args = [jiti, path.join(__dirname, 'serve-unlimited.ts')];
  return start('This sandbox', args, /is at (\S+)/, await findFreePort());
}

/** Starts Prism with its defaults: responses are the examples in the contract, and each request is logged. */
export async function startPrism(version: string): Promise<Server> {
  const port = await findFreePort();
  const prism = path.join(sandboxDir, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const args = [prism, 'mock', contract, '--port', String(port)];
  return start(`Prism ${version}`, args, /is listening on (\S+)/, port);
}
