import {execFile} from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';

import {createSandboxServer} from '@openapi-portal/openapi-sandbox/server';
import {findFreePort} from '@openapi-portal/reports/testing/server';
import ts from 'typescript';
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

/** The block that downloads and starts the sandbox, with another port. */
function readStart(port: string): string {
  const [start] = readBlocks(path.join(GUIDES, 'quick-start.md'));
  return (start?.code ?? '')
    .replace('https://docs.example.com', pathToFileURL(BUILD).href)
    .replace('node ', `PORT=${port} node `)
    .replace('localhost:4010', `localhost:${port}`);
}

it('the quick start begins with a sandbox, its address and its token', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const port = String(await findFreePort());
  const {code} = listCommands(readBlocks(path.join(GUIDES, 'quick-start.md'))).find((block) =>
    block.code.includes('/company'),
  ) as Block;
  const wait = `until grep -q ':${port}/v1' sandbox.log; do sleep 0.1; done`;
  const script = [readStart(port), wait, code, 'kill %1'].join('\n');
  const {stdout} = await run('bash', ['-mc', script], {cwd: dir, timeout: 60_000});
  expect(parseAnswer(stdout)).toMatchObject({status: 200});
  fs.rmSync(dir, {recursive: true});
});

it('the quick start stops where there is no sponsor, instead of sending none', async () => {
  const [file = {code: ''}] = readBlocks(path.join(GUIDES, 'quick-start.md')).filter(({code}) =>
    code.startsWith('cat > person.json'),
  );
  const script = `SPONSOR=$(echo '{"items":[]}' | sed -n 's/.*"id": *"\\([^"]*\\)".*/\\1/p')\n${file.code}`;
  await expect(run('bash', ['-c', script], {cwd: os.tmpdir()})).rejects.toThrow('SPONSOR');
});

const [TYPED_PROGRAM] = readBlocks(path.join(GUIDES, '../API.md')).filter(
  ({language}) => language === 'ts',
);

describe('the program in TypeScript', () => {
  /** The mistakes of the program, or of it with something else in it, with the options that the page gives. */
  const check = (replaced = '', by = ''): readonly string[] => {
    const dir = fs.mkdtempSync(path.resolve('.cache/guides-'));
    fs.copyFileSync(path.join(GUIDES, 'Ciso-API/openapi.d.ts'), path.join(dir, 'openapi.d.ts'));
    fs.writeFileSync(path.join(dir, 'package.json'), '{"type": "module"}');
    const file = path.join(dir, TYPED_PROGRAM?.file ?? '');
    fs.writeFileSync(file, (TYPED_PROGRAM?.code ?? '').replace(replaced, by));
    const options = {strict: true, module: ts.ModuleKind.NodeNext, types: ['node'], noEmit: true};
    const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
    fs.rmSync(dir, {recursive: true});
    return found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };

  it('has no mistake, and one where it misspells a problem type', () => {
    expect(TYPED_PROGRAM?.file).toBe('list-errors.ts');
    expect(check()).toEqual([]);
    expect(check('/validation-error', '/validaton-error')).not.toEqual([]);
  });

  it('prints the fields that are wrong', async () => {
    const {server, address} = await serve();
    const dir = fs.mkdtempSync(path.resolve('.cache/guides-'));
    const file = path.join(dir, 'list-errors.mjs');
    const target = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022};
    fs.writeFileSync(file, ts.transpile(TYPED_PROGRAM?.code ?? '', target));
    const env = {...process.env, BASE_URL: address, TOKEN: 'sandbox-ciso'};
    const {stdout} = await run(process.execPath, [file], {env, timeout: 60_000});
    expect(stdout).toMatch(/^\/email .+\n$/);
    server.close();
    fs.rmSync(dir, {recursive: true});
  });
});

describe('the sync of a list', () => {
  const rows = [
    {
      email: 'robin.keller@example.com',
      given_name: 'Robin',
      family_name: 'Keller',
      user_type: 'member',
    },
  ];

  it.each([
    ['sync.mjs', 'api.mjs'],
    ['sync.py', 'api.py'],
  ])('leaves alone what a row does not say: %s', async (file, shared) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
    for (const block of readBlocks(path.join(GUIDES, 'recipes.md')))
      if ([file, shared].includes(block.file ?? ''))
        fs.writeFileSync(path.join(dir, block.file ?? ''), block.code);
    fs.writeFileSync(path.join(dir, 'people.json'), JSON.stringify(rows));
    const log: string[] = [];
    const api = await openSandbox({requests: 1000, seconds: 60});
    const server = createSandboxServer(api, {log: (line) => log.push(line)});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    const env = {...process.env, BASE_URL: `http://127.0.0.1:${port}/v1`, TOKEN: 'sandbox-ciso'};
    const interpreter = INTERPRETERS[path.extname(file)] ?? '';
    const outputs = [];
    for (let round = 0; round < 2; round += 1)
      outputs.push((await run(interpreter, [file], {cwd: dir, env})).stdout.split('\n')[0]);
    expect(outputs).toEqual([
      'created robin.keller@example.com',
      'as listed robin.keller@example.com',
    ]);
    expect(log.filter((line) => line.startsWith('PATCH'))).toEqual([]);
    server.close();
    fs.rmSync(dir, {recursive: true});
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
