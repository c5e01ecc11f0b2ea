import {execFile} from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {createSandboxServer} from '@openapi-portal/openapi-sandbox/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {openSandbox} from './testing/open-sandbox';
import {type Block, parseAnswer, readBlocks} from './testing/read-guide';
import {Renaming} from './testing/renaming';

const run = promisify(execFile);

const GUIDES = 'docs-api';

/** Who has to be created by a page is not there before. */
const ABSENT: Readonly<Record<string, string>> = {'quick-start.mdx': 'mei.tanaka@example.net'};

/** Requests that no sandbox answers, by what they contain. */
const ELSEWHERE = /login\.example\.com|^read -r/m;

let dir = '';

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

/** A sandbox behind a server, without those whom the page creates. */
async function serve(page: string) {
  const api = await openSandbox({requests: 1000, seconds: 60});
  const absent = ABSENT[page];
  if (absent !== undefined) {
    const {body} = await api.send('GET', `/users?email=${absent}`);
    const [user] = body.items as unknown as {id: string}[];
    const {headers} = await api.send('GET', `/users/${user?.id ?? ''}`);
    const sent = {headers: {'If-Match': headers.get('ETag') ?? ''}};
    await api.send('DELETE', `/users/${user?.id ?? ''}`, sent);
  }
  const server = createSandboxServer(api, {log: () => undefined});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`};
}

/** Runs commands in a shell; variables that they set are there for the next. */
async function runShell(code: string, address: string): Promise<string> {
  const variables = path.join(dir, 'variables');
  const script = `set -a; [ -f ${variables} ] && . ${variables}
BASE_URL=${address} TOKEN=sandbox-ciso
${code.replaceAll('https://api.example.com/v1', address)}
export -p | grep -E ' (KEY|ETAG|USER_ID)=' > ${variables} || true`;
  const {stdout} = await run('bash', ['-c', script], {cwd: dir});
  return stdout;
}

/** The answer that a page prints for a request: the next block of the section, unless it is a file or a request. */
function findPrinted(blocks: readonly Block[], index: number): Block | undefined {
  const next = blocks[index + 1];
  if (next?.section !== blocks[index]?.section) return undefined;
  const isAnswer =
    next?.language === 'http' || (next?.language === 'json' && next.file === undefined);
  return isAnswer ? next : undefined;
}

const INTERPRETERS: Readonly<Record<string, string>> = {'.mjs': process.execPath, '.py': 'python3'};

/** The programs of a page that call the API. */
const listPrograms = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({file = ''}) => (path.extname(file) in INTERPRETERS ? [file] : []));

const pages = fs
  .readdirSync(GUIDES)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({name, blocks: readBlocks(path.join(GUIDES, name))}))
  .filter(({blocks}) => blocks.some(({code, file}) => code.includes('curl') || file !== undefined));

describe.each(pages)('the requests of $name', ({name, blocks}) => {
  let server: http.Server;
  let address = '';
  const renaming = new Renaming();

  beforeAll(async () => {
    ({server, address} = await serve(name));
  });

  afterAll(() => server.close());

  it('get the answers that the page prints', async () => {
    const faults: string[] = [];
    let count = 0;
    for (const [index, {language, code, line, file}] of blocks.entries()) {
      if (file !== undefined) fs.writeFileSync(path.join(dir, file), renaming.apply(code));
      if (language !== 'bash' || !code.includes('curl') || ELSEWHERE.test(code)) continue;
      const found = parseAnswer(await runShell(renaming.apply(code), address));
      const printed = findPrinted(blocks, index);
      const expected = printed === undefined ? {headers: {}} : parseAnswer(printed.code);
      const differences = renaming.compare(expected, found, `${name}:${line}`);
      faults.push(...differences);
      if (printed === undefined && (found.status ?? 500) >= 400)
        faults.push(`${name}:${line}: ${found.status ?? ''}`);
      count += 1;
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  it.each(listPrograms(blocks))('and the program %s does its work', async (file) => {
    const other = await serve(name);
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
