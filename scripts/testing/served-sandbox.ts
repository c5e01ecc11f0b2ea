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

/** Starts a sandbox: arguments of Node.js before the sandbox's own, and the working directory. */
export interface SandboxCommand {
  readonly start: readonly string[];
  readonly dir?: string;
}

/** `npm run sandbox` of a checkout. */
export const inCheckout = (dir = process.cwd()): SandboxCommand => ({
  start: [path.resolve('node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/serve-sandbox.ts'],
  dir,
});

/**
 * Makes a program that readers download, of the sources as they are.
 *
 * @param dir folder of the site that publishes it
 * @returns the file of the program
 */
export async function publishProgram(dir: string, program: PublishedProgram): Promise<string> {
  const plugin = createPublishedPrograms([program], licences.known)({siteDir: dir} as LoadContext);
  const actions = {createData: () => Promise.resolve('')};
  await plugin.allContentLoaded?.({allContent: {}, actions: actions as never});
  return path.join(dir, STATIC_DIR, program.file);
}

/**
 * Makes the sandbox that readers download: it serves what the command does, and starts in a tenth of a second, because it
 * brings its contract ready and compiled.
 *
 * @param dir where it is written
 */
export async function makeProgram(dir: string): Promise<SandboxCommand> {
  const model = buildSandboxModel(await readContract(path.resolve('openapi/ciso-api.yaml')));
  const entry = path.resolve('scripts/programs/sandbox.ts');
  const readData = () => ({origin: 'https://docs.example', apis: [['Ciso-API', model]]});
  return {start: [await publishProgram(dir, {file: 'sandbox.mjs', entry, readData})]};
}

/** A sandbox that runs in a process of its own. */
export interface ServedSandbox {
  readonly child: ChildProcess;
  /** Where it answers, with the path of the contract's server. */
  readonly address: string;
  /** The line by which it says so. */
  readonly line: string;
}

/**
 * Starts a sandbox, and waits until it answers.
 *
 * @throws Error where it ends without an address
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

/** Ends it as Ctrl+C does, with the status of its process. */
export async function stopSandbox({child}: ServedSandbox): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  const [status] = await ended;
  return status;
}

/** Starts a sandbox with arguments that it refuses: rejects with its `stderr`. */
export const refuseSandbox = (
  {start, dir}: SandboxCommand,
  args: readonly string[],
): Promise<{readonly stdout: string; readonly stderr: string}> =>
  run(process.execPath, [...start, ...args], {cwd: dir});
