import {createSandbox, type Sandbox} from '@openapi-portal/openapi-sandbox/engine';
import type {SandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {createSandboxServer, readState, StateFile} from '@openapi-portal/openapi-sandbox/server';

import {createCisoSandbox} from '../../src/sandbox';
import {readQuota} from '../../src/sandbox/rate-limit';
import {toFirstState} from '../../src/sandbox/seed-records';
import {isState} from '../../src/sandbox/store';
import {listen, readHost, readPort} from '../listen';
import {readArguments} from '../read-arguments';

/** The API whose operations have rules of their own; others are answered by their examples. */
const OWN = 'Ciso-API';

/** Where the models of the sandboxes come from, and what the command is called. */
export interface SandboxSource {
  readonly command: string;
  /** Ids of the APIs. */
  readonly apis: readonly string[];
  /** The origin of the portal that it comes from, whose pages may call. */
  readonly origin?: string;
  readonly readModel: (api: string) => Promise<SandboxModel>;
}

const toUsage = (command: string): string =>
  `${command} [--api <id>] [--state <file>] [--limit <requests per minute>] [--origin <https://host>]…`;

const HELP = `
  --api <id>             the API to serve, Ciso-API where it is left out
  --state <file>         keeps what is changed in this file, and goes on from there
  --limit <number>       requests a minute, from 10 to 6000; 60 where it is left out
  --origin <https://…>   lets pages of this origin call, besides those of this machine

PORT and HOST in the environment choose where it listens. A token is sandbox- and a user type: sandbox-ciso.`;

const readOptions = (usage: string) =>
  readArguments(
    {
      options: {
        api: {type: 'string', default: OWN},
        state: {type: 'string'},
        limit: {type: 'string'},
        origin: {type: 'string', multiple: true},
        help: {type: 'boolean', short: 'h'},
      },
    },
    usage,
  ).values;

/**
 * The origins whose pages may call besides those of this machine: the portal's own, where it has an address, and others
 * that are asked for.
 */
function listOrigins(asked: readonly string[], portal?: string): readonly string[] {
  const {SITE_URL = portal} = process.env;
  const wrong = asked.filter((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (wrong.length > 0) {
    const named = wrong.map((one) => `"${one}"`).join(', ');
    throw new Error(
      `--origin takes scheme, host and port alone, such as https://docs.example.com, not ${named}.`,
    );
  }
  if (SITE_URL === undefined) return asked;
  if (!URL.canParse(SITE_URL))
    throw new Error(
      `SITE_URL must be an address such as https://docs.example.org, not "${SITE_URL}".`,
    );
  return [new URL(SITE_URL).origin, ...asked];
}

interface Served {
  readonly sandbox: Sandbox;
  /** Path of the contract's server. */
  readonly basePath: string;
  readonly toState?: () => unknown;
  /** Its time, in milliseconds since 1970; that of the machine where it is left out. */
  readonly now?: () => number;
}

async function createServed(
  {command, apis, readModel}: SandboxSource,
  {api, state, limit}: ReturnType<typeof readOptions>,
): Promise<Served> {
  if (!apis.includes(api))
    throw new Error(
      `There is no API "${api}", only ${apis.join(', ')}.\nUsage: ${toUsage(command)}`,
    );
  const unused = Object.entries({state, limit}).filter(([, value]) => value !== undefined);
  if (api !== OWN && unused.length > 0) {
    const names = unused.map(([name]) => `--${name}`).join(' and ');
    throw new Error(
      `The sandbox of ${api} answers with the examples of its contract: it keeps nothing and counts no requests.\nLeave out ${names}.`,
    );
  }
  const model = await readModel(api);
  const [basePath = ''] = model.basePaths;
  if (api !== OWN) return {sandbox: createSandbox(model), basePath};
  const kept = state === undefined ? undefined : await readState(state, isState);
  const first = toFirstState(model, Date.now());
  const sandbox = createCisoSandbox(model, {
    state: kept === undefined ? first : {...kept, at: Math.max(kept.at, first.at)},
    quota: readQuota(limit),
  });
  const {toState, now} = sandbox;
  return {sandbox, basePath, toState, now};
}

/** Seconds by which a sandbox may be ahead of the machine, or behind, without a word about it. */
const UNSAID = 60;

/** What the reader has to know of a time that is not the machine's; nothing where it is. */
function describeTime(now: () => number): string {
  if (Math.abs(now() - Date.now()) < UNSAID * 1000) return '';
  const time = new Date(now()).toISOString().slice(0, 19);
  return `. Its time is ${time}Z, as Date in each answer says: today, dates of its examples are no longer valid`;
}

/** Ends after the answers that are under way, with the state written. */
function stopOn(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  for (const signal of signals) process.once(signal, () => void stop());
}

/**
 * Serves the sandbox of an API on this machine until it is ended, as the command line asks.
 *
 * @throws Error with the remedy where the command line, the port or the file of the state is wrong
 */
export async function runSandbox(source: SandboxSource): Promise<void> {
  const args = readOptions(toUsage(source.command));
  if (args.help === true) {
    console.log(`Usage: ${toUsage(source.command)}\n${HELP}`);
    return;
  }
  const origins = listOrigins(args.origin ?? [], source.origin);
  const {sandbox, basePath, toState, now = Date.now} = await createServed(source, args);
  const {state} = args;
  const file =
    state !== undefined && toState !== undefined ? new StateFile(state, toState) : undefined;
  const save = async (): Promise<void> => {
    try {
      await file?.write();
    } catch (error) {
      console.error(`The state cannot be written: ${(error as Error).message}`);
    }
  };
  const server = createSandboxServer(sandbox, {
    origins,
    now,
    log: (line) => {
      console.log(line);
      if (!line.startsWith('GET ')) void save();
    },
  });
  const address = await listen(server, readPort(4010), readHost(), source.command);
  stopOn(['SIGINT', 'SIGTERM'], async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await save();
  });
  console.log(
    `→ The sandbox is at ${address}${basePath} (PORT chooses another port, Ctrl+C ends it)${describeTime(now)}`,
  );
}
