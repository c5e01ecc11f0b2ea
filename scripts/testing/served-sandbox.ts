import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';

const run = promisify(execFile);

const JITI = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');

/** A sandbox that runs in a process of its own. */
export interface ServedSandbox {
  readonly child: ChildProcess;
  /** Where it answers, with the path of the contract's server. */
  readonly address: string;
  /** The line by which it says so. */
  readonly line: string;
}

/**
 * Starts `npm run sandbox` of a checkout, and waits until it answers.
 *
 * @throws Error where it ends without an address
 */
export async function serveSandbox(
  args: readonly string[],
  dir = process.cwd(),
): Promise<ServedSandbox> {
  const child = spawn(process.execPath, [JITI, 'scripts/serve-sandbox.ts', ...args], {
    cwd: dir,
    env: {...process.env, PORT: '0'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({input: child.stdout})) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return {child, address, line};
  }
  throw new Error('The sandbox did not start.');
}

/** Ends it as Ctrl+C does, with the status of its process. */
export async function stopSandbox({child}: ServedSandbox): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  const [status] = await ended;
  return status;
}

/** Runs `npm run sandbox` with arguments that it refuses: rejects with its `stderr`. */
export const refuseSandbox = (
  args: readonly string[],
  dir = process.cwd(),
): Promise<{readonly stdout: string; readonly stderr: string}> =>
  run(process.execPath, [JITI, 'scripts/serve-sandbox.ts', ...args], {cwd: dir});
