import {createSandbox, type Sandbox} from '@openapi-portal/openapi-sandbox/engine';
import type {SandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {
  createSandboxServer,
  parseHost,
  StateFile,
  type Storage,
} from '@openapi-portal/openapi-sandbox/server';
import {UsageError} from '@openapi-portal/reports/usage-error';

import {createCisoSandbox} from '../../src/sandbox';
import {createFindFault} from '../../src/sandbox/find-state-fault';
import {DEFAULT_QUOTA, type Quota} from '../../src/sandbox/rate-limit';
import {toFirstState} from '../../src/sandbox/seed-records';
import type {State} from '../../src/sandbox/store';
import {listen, readHost, readPort} from '../listen';
import {readArguments} from '../read-arguments';

/** The API whose sandbox simulates real behaviour. Sandboxes of other APIs respond with examples. */
const OWN = 'Ciso-API';

export interface SandboxSource {
  readonly command: string;
  readonly apis: readonly string[];
  /** Origin of the portal, whose pages may call the sandbox. */
  readonly origin?: string;
  readonly readModel: (api: string) => Promise<SandboxModel>;
}

const toUsage = (command: string): string =>
  `${command} [--api <id>] [--state <file>] [--limit <requests per minute>] [--origin <https://host>]… [--host <name>]…`;

const HELP = `
  --api <id>             the API to serve; default Ciso-API
  --state <file>         stores changes in this file, and continues with it after a restart
  --limit <number>       requests per minute, from 10 to 6000; default 60
  --origin <https://…>   also allows requests from pages of this origin; repeatable
  --host <name>          also accepts requests to this host name; repeatable

The environment variables PORT and HOST set the address of the server. Tokens are sandbox-<user type>, such as sandbox-ciso.`;

const readOptions = (usage: string) =>
  readArguments(
    {
      options: {
        api: {type: 'string', default: OWN},
        state: {type: 'string'},
        limit: {type: 'string'},
        origin: {type: 'string', multiple: true},
        host: {type: 'string', multiple: true},
        help: {type: 'boolean', short: 'h'},
      },
    },
    usage,
  ).values;

/** Lists the origins, except loopback, whose pages may call: the portal's, and those of the command line. */
function listOrigins(asked: readonly string[], portal?: string): readonly string[] {
  const {SITE_URL = portal} = process.env;
  const wrong = asked.filter((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (wrong.length > 0) {
    const named = wrong.map((one) => `"${one}"`).join(', ');
    throw new UsageError(
      `--origin must consist of scheme, host and port, such as https://docs.example.com, not ${named}.`,
    );
  }
  if (SITE_URL === undefined) return asked;
  if (!URL.canParse(SITE_URL))
    throw new UsageError(
      `SITE_URL must be a URL such as https://docs.example.org, not "${SITE_URL}".`,
    );
  return [new URL(SITE_URL).origin, ...asked];
}

interface Served {
  readonly sandbox: Sandbox;
  /** Path of the server URL in the contract. */
  readonly basePath: string;
  readonly storage?: Storage & {readonly close: () => Promise<void>};
  /** Returns the sandbox's time in milliseconds since 1970; by default the machine's. */
  readonly now?: () => number;
}

/**
 * Parses the requests per minute that an installation allows.
 *
 * @throws UsageError unless the text is a whole number from 10 to 6000
 */
function readQuota(text: string | undefined): Quota {
  if (text === undefined) return DEFAULT_QUOTA;
  const requests = Number(text);
  if (Number.isInteger(requests) && requests >= 10 && requests <= 6000)
    return {...DEFAULT_QUOTA, requests};
  throw new UsageError(`--limit must be a whole number from 10 to 6000, not "${text}".`);
}

/** Creates the sandbox that simulates the API, and restores its state from a file. */
function createOwn(model: SandboxModel, file: StateFile<State> | undefined, limit?: string) {
  const first = toFirstState(model, Date.now());
  const kept = file?.first;
  const state = kept === undefined ? first : {...kept, at: Math.max(kept.at, first.at)};
  const quota = readQuota(limit);
  const {toState, restore, now, ...sandbox} = createCisoSandbox(model, {state, quota});
  if (file === undefined) return {sandbox, now};
  const memory = {read: toState, restore: (written = state) => restore(written)};
  const storage = {
    write: () => file.write(memory),
    settle: () => file.settle(),
    close: () => file.close(),
  };
  return {sandbox, now, storage};
}

async function createServed(
  {command, apis, readModel}: SandboxSource,
  {api, state, limit}: ReturnType<typeof readOptions>,
): Promise<Served> {
  if (!apis.includes(api))
    throw new UsageError(
      `The API "${api}" does not exist. The site has ${apis.join(', ')}.\nUsage: ${toUsage(command)}`,
    );
  const unused = Object.entries({state, limit}).filter(([, value]) => value !== undefined);
  if (api !== OWN && unused.length > 0) {
    const names = unused.map(([name]) => `--${name}`).join(' and ');
    throw new UsageError(
      `The sandbox of ${api} only returns examples of its contract: it stores no changes and has no rate limit.\nRemove ${names}.`,
    );
  }
  const model = await readModel(api);
  const [basePath = ''] = model.basePaths;
  if (api !== OWN) return {sandbox: createSandbox(model), basePath};
  const file =
    state === undefined ? undefined : await StateFile.open<State>(state, createFindFault(model));
  return {basePath, ...createOwn(model, file, limit)};
}

/** Minimum difference in seconds at which the sandbox's time is printed. */
const UNSAID = 60;

/** Describes the sandbox's time if it differs from the machine's; empty otherwise. */
function describeTime(now: () => number): string {
  if (Math.abs(now() - Date.now()) < UNSAID * 1000) return '';
  const time = new Date(now()).toISOString().slice(0, 19);
  return `. Its clock is at ${time}Z (see the Date header), because some dates in its examples are now in the past`;
}

function stopOn(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  for (const signal of signals) process.once(signal, () => void stop());
}

/**
 * Serves the sandbox of an API until the process is stopped.
 *
 * @throws UsageError if an argument, the port or the state file is invalid
 */
export async function runSandbox(source: SandboxSource): Promise<void> {
  const args = readOptions(toUsage(source.command));
  if (args.help === true) {
    console.log(`Usage: ${toUsage(source.command)}\n${HELP}`);
    return;
  }
  const origins = listOrigins(args.origin ?? [], source.origin);
  const hosts = [readHost(), ...(args.host ?? [])].map(parseHost);
  const {sandbox, basePath, storage, now = Date.now} = await createServed(source, args);
  const log = (line: string): void => console.log(line);
  const server = createSandboxServer(sandbox, {
    origins,
    hosts,
    now,
    log,
    ...(storage && {storage}),
  });
  const address = await listen(server, readPort(4010), readHost(), source.command);
  stopOn(['SIGINT', 'SIGTERM'], async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await storage?.close();
  });
  console.log(
    `→ The sandbox is at ${address}${basePath} (PORT sets another port; stop it with Ctrl+C)${describeTime(now)}`,
  );
}
