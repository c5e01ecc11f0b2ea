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
  readonly readModel: (api: string) => Promise<SandboxModel>;
}

const toUsage = (command: string): string =>
  `${command} [--api <id>] [--state <file>] [--limit <requests per minute>] [--origin <https://host>]…`;

const readOptions = (usage: string) =>
  readArguments(
    {
      options: {
        api: {type: 'string', default: OWN},
        state: {type: 'string'},
        limit: {type: 'string'},
        origin: {type: 'string', multiple: true},
      },
    },
    usage,
  ).values;

/**
 * The origins whose pages may call besides those of this machine: the portal's own, where it has an address, and others
 * that are asked for.
 */
function listOrigins(asked: readonly string[]): readonly string[] {
  const {SITE_URL} = process.env;
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
  const first = toFirstState(model);
  const sandbox = createCisoSandbox(model, {
    state: kept ?? first,
    quota: readQuota(limit),
  });
  return {sandbox, basePath, toState: sandbox.toState};
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
  const origins = listOrigins(args.origin ?? []);
  const {sandbox, basePath, toState} = await createServed(source, args);
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
    log: (line) => {
      console.log(line);
      if (!line.startsWith('GET ')) void save();
    },
  });
  const address = await listen(server, readPort(4010), readHost());
  stopOn(['SIGINT', 'SIGTERM'], async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await save();
  });
  console.log(
    `→ The sandbox is at ${address}${basePath} (PORT chooses another port, Ctrl+C ends it)`,
  );
}
