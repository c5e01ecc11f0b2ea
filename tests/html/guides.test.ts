import {execFile} from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {createSandboxServer} from '@openapi-portal/openapi-sandbox/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {openSandbox} from '../../src/sandbox/testing/open-sandbox';
import {Renaming} from '../../src/sandbox/testing/renaming';
import {BUILD} from './page';
import {type Block, parseAnswer, readBlocks} from './read-guide';

const run = promisify(execFile);

const GUIDES = path.join(BUILD, 'docs/API');

/** Commands for hosts that no sandbox is: where tokens come from, and what is downloaded and started. */
const ELSEWHERE = /login\.example\.com|docs\.example\.com|^npx /m;

/** What a reader types where a page reads it: id and secret of a client, and the token. */
const TYPED = 'client\nsecret\nsandbox-ciso\n';

/** Ends what a block prints. */
const END = '--- end of the block ---';

interface Served {
  readonly server: http.Server;
  readonly address: string;
}

/** The sandbox as `npm run sandbox` serves it, for more requests a minute. */
async function serve(): Promise<Served> {
  const api = await openSandbox({requests: 1000, seconds: 60});
  const server = createSandboxServer(api, {log: () => undefined});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`};
}

/**
 * Runs the commands of a page one after the other in one shell, as a reader who copies them does: nothing is changed
 * in them but the host, which a page asks to be replaced.
 *
 * @returns what each block has printed
 */
async function runShell(
  blocks: readonly Block[],
  address: string,
  dir: string,
): Promise<readonly string[]> {
  const script = blocks
    .map(({code}) => `${code.replaceAll('https://api.example.com/v1', address)}\necho '${END}'\n`)
    .join('');
  const env = {...process.env, BASE_URL: address, TOKEN: 'sandbox-ciso'};
  const running = run('bash', ['-c', script], {cwd: dir, env, timeout: 60_000});
  // A page that reads nothing may have ended before it is written.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(TYPED);
  const {stdout} = await running;
  return stdout.split(`${END}\n`).slice(0, -1);
}

/** The answer that a page prints for a request: the next block of the section, unless it is a file or a request. */
function findPrinted(blocks: readonly Block[], block: Block): Block | undefined {
  const next = blocks[blocks.indexOf(block) + 1];
  if (next?.section !== block.section) return undefined;
  const isAnswer =
    next.language === 'http' || (next.language === 'json' && next.file === undefined);
  return isAnswer ? next : undefined;
}

const INTERPRETERS: Readonly<Record<string, string>> = {'.mjs': process.execPath, '.py': 'python3'};

/** The programs of a page that call the API. */
const listPrograms = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({file = ''}) => (path.extname(file) in INTERPRETERS ? [file] : []));

const listCommands = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({language, code}) => language === 'bash' && !ELSEWHERE.test(code));

const pages = fs
  .readdirSync(GUIDES)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({name, blocks: readBlocks(path.join(GUIDES, name))}))
  .filter(
    ({blocks}) => listCommands(blocks).length > 0 || blocks.some(({file}) => file !== undefined),
  );

describe.each(pages)('the published page $name', ({name, blocks}) => {
  let dir = '';
  let served: Served;

  beforeAll(async () => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
    served = await serve();
    for (const {file, code} of blocks)
      if (file !== undefined) fs.writeFileSync(path.join(dir, file), code);
  });

  afterAll(() => {
    served.server.close();
    fs.rmSync(dir, {recursive: true});
  });

  it('does what it says when its commands are copied one after the other', async () => {
    const commands = listCommands(blocks);
    const printed = await runShell(commands, served.address, dir);
    expect(printed).toHaveLength(commands.length);
    const renaming = new Renaming();
    const faults = commands.flatMap((command, index) => {
      if (!command.code.includes('curl')) return [];
      const found = parseAnswer(printed[index] ?? '');
      const answer = findPrinted(blocks, command);
      const place = `${name}:${command.line}`;
      if (answer !== undefined) return renaming.compare(parseAnswer(answer.code), found, place);
      return (found.status ?? 200) < 400 ? [] : [`${place}: ${found.status ?? ''}`];
    });
    expect(faults).toEqual([]);
  });

  it.each(listPrograms(blocks))('and the program %s does its work', async (file) => {
    const other = await serve();
    const env = {...process.env, BASE_URL: other.address, TOKEN: 'sandbox-ciso'};
    const interpreter = INTERPRETERS[path.extname(file)] ?? '';
    try {
      const {stdout} = await run(interpreter, [file], {cwd: dir, env, timeout: 60_000});
      expect(stdout).not.toBe('');
    } finally {
      other.server.close();
    }
  });
});

it('the quick start ends where its user is gone', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const {server, address} = await serve();
  const blocks = readBlocks(path.join(GUIDES, 'quick-start.md'));
  const printed = await runShell(listCommands(blocks), address, dir);
  expect(parseAnswer(printed.at(-1) ?? '').status).toBe(204);
  server.close();
  fs.rmSync(dir, {recursive: true});
});

it.each(
  readBlocks(path.join(GUIDES, 'recipes.md')).filter(({file = ''}) => /\.(mjs|py)$/.test(file)),
)('the recipe $file has at most 60 lines', ({code}) => {
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});
