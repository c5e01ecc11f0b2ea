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
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {openSandbox} from '../../src/sandbox/testing/open-sandbox';
import {Renaming} from '../../src/sandbox/testing/renaming';
import {BUILD} from './page';
import {type Block, parseAnswer, readBlocks} from './read-guide';
import {
  findTypeErrors,
  isTypeScript,
  toCommand,
  toJavaScript,
  writePrograms,
} from './typescript-programs';

const run = promisify(execFile);

const GUIDES = path.join(BUILD, 'docs/API');

/** Matches commands that call hosts other than the sandbox, such as token servers and downloads. */
const ELSEWHERE = /login\.example\.com|docs\.example\.com|^npx /m;

/** Input for commands that ask for it: client id, client secret and token. */
const TYPED = 'client\nsecret\nsandbox-ciso\n';

const END = '--- end of the block ---';

interface Served {
  readonly server: http.Server;
  readonly address: string;
}

/** Starts a sandbox with a higher rate limit than `npm run sandbox`. */
async function serve(): Promise<Served> {
  const api = await openSandbox({requests: 1000, seconds: 60});
  const server = createSandboxServer(api, {log: () => undefined});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`};
}

/**
 * Runs the commands of a page in one shell. Only the host is replaced, as the page tells readers to do.
 *
 * @returns the output of each block
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
  // A page whose commands read no input may end before the input is written.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(TYPED);
  const {stdout} = await running;
  return stdout.split(`${END}\n`).slice(0, -1);
}

/**
 * Returns the response that a page prints for a request: the next block in the section, unless it is a file or another
 * request.
 */
function findPrinted(blocks: readonly Block[], block: Block): Block | undefined {
  const next = blocks[blocks.indexOf(block) + 1];
  if (next?.section !== block.section) return undefined;
  const isAnswer =
    next.language === 'http' || (next.language === 'json' && next.file === undefined);
  return isAnswer ? next : undefined;
}

/** Runs a program from a page. Files of the page must have been written before. */
function runProgram(file: string, cwd: string, address: string): Promise<{stdout: string}> {
  const [interpreter, ...args] = toCommand(file) ?? [''];
  const env = {...process.env, BASE_URL: address, TOKEN: 'sandbox-ciso'};
  return run(interpreter, args, {cwd, env, timeout: 60_000});
}

/** Creates a folder inside the project, so that TypeScript programs can import its packages. */
const makeFolder = (): string => fs.mkdtempSync(path.resolve('.cache/guides-'));

/** Lists the files of a page that can be run. */
const listPrograms = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({file = ''}) => (toCommand(file) === undefined ? [] : [file]));

/** Pages whose programs import files that another page asks readers to save. */
const IMPORTS: Readonly<Record<string, {readonly page: string; readonly files: RegExp}>> = {
  'sync.md': {page: 'recipes.md', files: /^api\./},
};

/** Reads the blocks of another page that readers of a page have saved before. */
function readImported(name: string): readonly Block[] {
  const {page, files} = IMPORTS[name] ?? {};
  if (page === undefined) return [];
  return readBlocks(path.join(GUIDES, page)).filter(({file = ''}) => files?.test(file));
}

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
    dir = makeFolder();
    served = await serve();
    writePrograms(dir, [...readImported(name), ...blocks]);
  });

  afterAll(() => {
    served.server.close();
    fs.rmSync(dir, {recursive: true});
  });

  it('works if its commands are copied one after the other', async () => {
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

  it.each(listPrograms(blocks))('contains the program %s, which succeeds', async (file) => {
    const other = await serve();
    try {
      const {stdout} = await runProgram(file, dir, other.address);
      expect(stdout).not.toBe('');
    } finally {
      other.server.close();
    }
  });
});

/**
 * Returns the commands that download and start the sandbox, with a different port and the local build as the source.
 */
function readStart(port: string): string {
  const [start] = readBlocks(path.join(GUIDES, 'quick-start.md'));
  return (start?.code ?? '')
    .replace('https://docs.example.com', pathToFileURL(BUILD).href)
    .replace('node sandbox', `PORT=${port} node sandbox`)
    .replace('localhost:4010', `localhost:${port}`);
}

it('the quick start begins with a sandbox, its URL and its token', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const port = String(await findFreePort());
  const {code} = listCommands(readBlocks(path.join(GUIDES, 'quick-start.md'))).find((block) =>
    block.code.includes('/company'),
  ) as Block;
  const script = [readStart(port), code, 'kill %1'].join('\n');
  const {stdout} = await run('bash', ['-mc', script], {cwd: dir, timeout: 60_000});
  expect(parseAnswer(stdout)).toMatchObject({status: 200});
  fs.rmSync(dir, {recursive: true});
});

it('the quick start prints the ETags of a fresh sandbox', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const {server, address} = await serve();
  const blocks = readBlocks(path.join(GUIDES, 'quick-start.md'));
  const commands = listCommands(blocks);
  const printed = await runShell(commands, address, dir);
  const toTag = (answer: string): unknown => {
    const {headers, body} = parseAnswer(answer);
    return headers.etag ?? (body as {readonly current_etag?: string}).current_etag;
  };
  const pairs = commands.flatMap((command, index) => {
    const answer = findPrinted(blocks, command);
    return answer?.language === 'http' ? [[toTag(answer.code), toTag(printed[index] ?? '')]] : [];
  });
  expect(pairs.map(([written]) => written)).toEqual(pairs.map(([, found]) => found));
  expect(pairs).toHaveLength(4);
  server.close();
  fs.rmSync(dir, {recursive: true});
});

it('the quick start stops without a sponsor, instead of sending none', async () => {
  const [file = {code: ''}] = readBlocks(path.join(GUIDES, 'quick-start.md')).filter(({code}) =>
    code.startsWith('cat > person.json'),
  );
  const script = `SPONSOR=$(echo '{"items":[]}' | sed -n 's/.*"id": *"\\([^"]*\\)".*/\\1/p')\n${file.code}`;
  await expect(run('bash', ['-c', script], {cwd: os.tmpdir()})).rejects.toThrow('SPONSOR');
});

/** All TypeScript code of the guides, by page and file. Code without a file name gets a number. */
const typed = Object.fromEntries(
  pages.flatMap(({name, blocks}) =>
    [...readImported(name), ...blocks]
      .filter(isTypeScript)
      .map(({file, code}, index) => [`${name}/${file ?? `part-${index + 1}.mts`}`, code] as const),
  ),
);

const [OVERVIEW] = readBlocks(path.join(GUIDES, '../API.md')).filter(isTypeScript);
const overview = OVERVIEW?.code ?? '';

/** Copies of programs with one error each. They are compiled together with the correct programs. */
const misspelt = {
  'misspelt/api.mts': typed['recipes.md/api.mts'] ?? '',
  'misspelt/leaver.mts': (typed['recipes.md/leaver.mts'] ?? '').replace('.blocking', '.bloking'),
  'misspelt/list-errors.ts': overview.replace('/validation-error', '/validaton-error'),
};

it('the TypeScript programs compile, and fail with a misspelt field or type', () => {
  expect(Object.keys(typed).length).toBeGreaterThan(9);
  const found = findTypeErrors({...typed, 'list-errors.ts': overview, ...misspelt});
  expect(found).toEqual([
    expect.stringMatching(/^misspelt\/leaver\.mts: .*bloking/),
    expect.stringMatching(/^misspelt\/list-errors\.ts: .*validaton-error/),
    // This error is a consequence of the previous one.
    expect.stringMatching(/^misspelt\/list-errors\.ts: .*never/),
  ]);
});

const PROGRAMS = ['js', 'ts', 'python'];

it.each(pages)('the programs of $name are in JavaScript, TypeScript and Python', ({blocks}) => {
  const found = blocks.flatMap(({language}) => (PROGRAMS.includes(language) ? [language] : []));
  expect(found).toEqual(found.map((_, index) => PROGRAMS[index % PROGRAMS.length]));
  expect(found.length % PROGRAMS.length).toBe(0);
});

describe('the TypeScript program of the overview', () => {
  it('is a file of its name, and prints invalid fields', async () => {
    expect(OVERVIEW?.file).toBe('list-errors.ts');
    const {server, address} = await serve();
    const dir = makeFolder();
    fs.writeFileSync(path.join(dir, 'list-errors.mjs'), toJavaScript(overview));
    const {stdout} = await runProgram('list-errors.mjs', dir, address);
    expect(stdout).toMatch(/^\/email .+\n$/);
    server.close();
    fs.rmSync(dir, {recursive: true});
  });
});

describe('the deletion with retries', () => {
  const parts = readBlocks(path.join(GUIDES, 'safe-retries.md')).filter(({code}) =>
    /delete_?user\(/i.test(code),
  );

  /** Calls of the deletion whose first response is lost, by language. */
  const CALLS: Readonly<Record<string, string>> = {
    js: 'const answers = [undefined, 404];\nawait deleteUser(async () => answers.shift());\nconsole.log(answers);',
    python: 'answers = [None, 404]\ndelete_user(lambda: answers.pop(0))\nprint(answers)',
  };

  it('is available in three languages', () => {
    expect(parts.map(({language}) => language)).toEqual(PROGRAMS);
  });

  it.each(parts)('succeeds if the second attempt finds no user: $language', async (part) => {
    const dir = makeFolder();
    const isPython = part.language === 'python';
    const file = isPython ? 'delete.py' : 'delete.mjs';
    const code = isPython ? part.code : toJavaScript(part.code);
    fs.writeFileSync(path.join(dir, file), `${code}\n${CALLS[isPython ? 'python' : 'js'] ?? ''}\n`);
    expect((await runProgram(file, dir, '')).stdout.trim()).toBe('[]');
    fs.rmSync(dir, {recursive: true});
  });
});

it('the quick start ends after its user is deleted', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const {server, address} = await serve();
  const blocks = readBlocks(path.join(GUIDES, 'quick-start.md'));
  const printed = await runShell(listCommands(blocks), address, dir);
  expect(parseAnswer(printed.at(-1) ?? '').status).toBe(204);
  server.close();
  fs.rmSync(dir, {recursive: true});
});

it.each(
  ['recipes.md', 'sync.md']
    .flatMap((page) => readBlocks(path.join(GUIDES, page)))
    .filter(({file = ''}) => toCommand(file)),
)('the recipe $file has at most 80 lines', ({code}) => {
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});
