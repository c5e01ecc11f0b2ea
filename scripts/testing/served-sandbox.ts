import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';

import type {LoadContext} from '@docusaurus/types';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {createPublishedPrograms, type PublishedProgram} from '@openapi-portal/published-programs';
import {STATIC_DIR} from '@openapi-portal/static-pages';

import {licences} from '../../config/licences';

const run = promisify(execFile);

/** A way to start a sandbox: arguments of Node.js before those of the sandbox, and the working directory. */
export interface SandboxCommand {
  readonly start: readonly string[];
  readonly dir?: string;
}

/** Runs `npm run sandbox` in a checkout. */
export const inCheckout = (dir = process.cwd()): SandboxCommand => ({
  start: [path.resolve('node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/serve-sandbox.ts'],
  dir,
});

/**
 * Builds a published program from the current sources.
 *
 * @param dir folder of the site that publishes the program
 * @returns the file of the program
 */
export async function publishProgram(dir: string, program: PublishedProgram): Promise<string> {
  const plugin = createPublishedPrograms([program], licences.known)({siteDir: dir} as LoadContext);
  const actions = {createData: () => Promise.resolve('')};
  await plugin.allContentLoaded?.({allContent: {}, actions: actions as never});
  return path.join(dir, STATIC_DIR, program.file);
}

/**
 * Builds the published sandbox. It starts in a tenth of a second, because it contains the compiled contract.
 *
 * @param dir output folder
 */
export async function makeProgram(dir: string): Promise<SandboxCommand> {
  const model = buildSandboxModel(await readContract(path.resolve('openapi/ciso-api.yaml')));
  const entry = path.resolve('scripts/programs/sandbox.ts');
  const readData = () => ({origin: 'https://docs.example', apis: [['Ciso-API', model]]});
  return {start: [await publishProgram(dir, {file: 'sandbox.mjs', entry, readData})]};
}

export interface ServedSandbox {
  readonly child: ChildProcess;
  /** URL, including the path of the server URL in the contract. */
  readonly address: string;
  /** The printed line that contains the URL. */
  readonly line: string;
}

/**
 * Starts a sandbox, and waits until it prints its URL.
 *
 * @throws Error if the process ends before that
 */
export async function serveSandbox(
  {start, dir}: SandboxCommand,
  args: readonly string[],
): Promise<ServedSandbox> {
  const child = spawn(process.execPath, [...start, ...args], {
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

export async function stopSandbox({child}: ServedSandbox): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  const [status] = await ended;
  return status;
}

/** Starts a sandbox with invalid arguments. Rejects with the process's `stderr`. */
export const refuseSandbox = (
  {start, dir}: SandboxCommand,
  args: readonly string[],
): Promise<{readonly stdout: string; readonly stderr: string}> =>
  run(process.execPath, [...start, ...args], {cwd: dir});
