import type {Server} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {listFaultNotes, readContract, readPublishable} from '@openapi-portal/openapi-model/reading';
import {createSandbox} from '@openapi-portal/openapi-sandbox/engine';
import {buildSandboxModel, type SandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {createSandboxServer, parseHost} from '@openapi-portal/openapi-sandbox/server';

export const USAGE =
  'npx @openapi-portal/sandbox <contract> [--port <number>] [--origin <https://host>]… [--host <name>]…';

const HELP = `Serves a mock of an API on this machine, with responses from the examples of its contract.

  --port <number>        port of the server; default 4010, 0 for any free port
  --origin <https://…>   also allows requests from pages of this origin; repeatable
  --host <name>          also accepts requests to this host name; repeatable`;

const OPTIONS = {
  port: {type: 'string', default: '4010'},
  origin: {type: 'string', multiple: true},
  host: {type: 'string', multiple: true},
  help: {type: 'boolean', short: 'h'},
} as const;

interface Request {
  readonly contract: string;
  readonly port: number;
  readonly origins: readonly string[];
  readonly hosts: readonly string[];
}

/**
 * Parses the command line.
 *
 * @returns undefined for `--help`
 * @throws Error listing the mistakes
 */
export function readRequest(args: readonly string[]): Request | undefined {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  if (values.help === true) return undefined;
  const [contract, ...others] = positionals;
  const port = Number(values.port);
  const {origin: origins = []} = values;
  const wrong = origins.filter((one) => !URL.canParse(one) || new URL(one).origin !== one);
  const mistakes = [
    contract === undefined && 'The contract is missing. Name a file, such as openapi.yaml.',
    others.length > 0 && `Only one contract can be served. Remove ${others.join(', ')}.`,
    !(Number.isInteger(port) && port >= 0 && port < 65_536) &&
      `--port must be a whole number from 0 to 65535, not "${values.port}".`,
    wrong.length > 0 &&
      `--origin must consist of scheme, host and port, such as https://docs.example.com, not ${wrong.join(', ')}.`,
  ].filter((one) => one !== false);
  if (contract === undefined || mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return {contract, port, origins, hosts: (values.host ?? []).map(parseHost)};
}

/**
 * Starts a server and returns its URL.
 *
 * @param port 0 for any free port
 */
async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} is in use. Choose another one with --port.`) : error,
      );
    });
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  const found = address === null || typeof address === 'string' ? port : address.port;
  return `http://localhost:${found}`;
}

/** Maximum number of faults that are listed. */
const MOST_LISTED = 20;

/**
 * Reads a contract without its faulty parts, and says if there are any.
 *
 * @throws ProblemsError if no operation can be read
 */
async function readModel(file: string, say: (line: string) => void): Promise<SandboxModel> {
  const folder = path.dirname(file);
  const read = await readContract(file, {}, folder).catch((error: unknown) => error as Error);
  const published = await readPublishable(file, {}, folder);
  const model = buildSandboxModel(published);
  if (read instanceof Error && model.operations.length === 0) throw read;
  if (read instanceof Error) say(read.message);
  if (read !== published) {
    const notes = listFaultNotes(published);
    const more = notes.length > MOST_LISTED ? [`and ${notes.length - MOST_LISTED} more`] : [];
    const lines = [...notes.slice(0, MOST_LISTED), ...more];
    say(['The sandbox omits the invalid parts of the contract:', ...lines].join('\n  '));
  }
  return model;
}

/**
 * Starts a sandbox with the options of a command line.
 *
 * @returns the server; undefined after `--help`
 * @throws ProblemsError if no operation of the contract can be read; Error for a wrong command line
 */
export async function serveSandbox(
  args: readonly string[],
  say: (line: string) => void,
): Promise<Server | undefined> {
  const request = readRequest(args);
  if (request === undefined) {
    say(`Usage: ${USAGE}\n\n${HELP}`);
    return undefined;
  }
  const {contract, port, origins, hosts} = request;
  const model = await readModel(path.resolve(contract), say);
  const server = createSandboxServer(createSandbox(model), {log: say, origins, hosts});
  const address = await listen(server, port);
  say(`→ The sandbox is at ${address}${model.basePaths[0] ?? ''} (stop it with Ctrl+C)`);
  return server;
}
