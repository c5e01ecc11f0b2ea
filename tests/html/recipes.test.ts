import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';

import {createSandboxServer} from '@openapi-portal/openapi-sandbox/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {openSandbox} from '../../src/sandbox/testing/open-sandbox';
import {BUILD} from './page';
import {readBlocks} from './read-guide';
import {toCommand, writePrograms} from './typescript-programs';

const run = promisify(execFile);

/** The code of both pages: the sync imports the code that the recipes share. */
const blocks = ['recipes.md', 'sync.md'].flatMap((page) =>
  readBlocks(path.join(BUILD, 'docs/API', page)),
);

const TOKEN = 'sandbox-ciso';

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

interface Sandbox {
  readonly address: string;
  /** Requests in order, such as `GET /v1/users 200 3 ms`. */
  readonly log: string[];
  readonly close: () => void;
}

async function serve(): Promise<Sandbox> {
  const log: string[] = [];
  const api = await openSandbox({requests: 6000, seconds: 60});
  const server = createSandboxServer(api, {log: (line) => log.push(line)});
  return {address: await listen(server), log, close: () => server.close()};
}

/** Changes the phone number of a user, as another program would. */
async function changePhone(url: string, number: number): Promise<void> {
  const authorization = `Bearer ${TOKEN}`;
  const {headers} = await fetch(url, {headers: {authorization}});
  const etag = headers.get('ETag') ?? '';
  const type = 'application/merge-patch+json';
  const changed = await fetch(url, {
    method: 'PATCH',
    headers: {authorization, 'Content-Type': type, 'If-Match': etag},
    body: JSON.stringify({phone: `+1202555${1000 + number}`}),
  });
  expect(changed.status).toBe(200);
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * Serves a proxy that passes each request on, and then drops every third answer. Before every other PATCH, another
 * program changes the same user.
 */
async function serveBadly(target: string) {
  const counts = {answers: 0, dropped: 0, patches: 0, rivals: 0};
  const server = http.createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', target);
      const {method = '', headers} = request;
      const body = await readBody(request);
      if (method === 'PATCH') counts.patches += 1;
      if (method === 'PATCH' && counts.patches % 2 === 1) {
        counts.rivals += 1;
        await changePhone(url.href, counts.rivals);
      }
      const {host, connection, ...passed} = headers as Record<string, string>;
      const found = await fetch(url, {method, headers: passed, ...(body !== '' && {body})});
      const text = await found.text();
      counts.answers += 1;
      if (counts.answers % 3 === 0) {
        counts.dropped += 1;
        request.socket.destroy();
        return;
      }
      const etag = found.headers.get('ETag');
      response.writeHead(found.status, {'Content-Type': 'application/json', ...(etag && {etag})});
      response.end(text);
    })();
  });
  return {address: await listen(server), counts, close: () => server.close()};
}

/** Environment in which programs do not wait before they send a request again. */
function toHastyEnv(dir: string): NodeJS.ProcessEnv {
  const python = path.join(dir, 'hasty');
  fs.mkdirSync(python, {recursive: true});
  fs.writeFileSync(
    path.join(python, 'sitecustomize.py'),
    'import random\nrandom.uniform = lambda low, high: low\n',
  );
  const NODE_OPTIONS = '--import=data:text/javascript,Math.random=()=>0';
  return {...process.env, NODE_OPTIONS, PYTHONPATH: python};
}

interface Outcome {
  readonly code: number;
  readonly stdout: readonly string[];
  readonly stderr: string;
}

async function runSync(file: string, dir: string, address: string): Promise<Outcome> {
  const [interpreter, ...args] = toCommand(file) ?? [''];
  const env = {...toHastyEnv(dir), BASE_URL: address, TOKEN};
  const toOutcome = (code: number, stdout: string, stderr: string): Outcome => ({
    code,
    stdout: stdout.trimEnd().split('\n'),
    stderr,
  });
  try {
    const {stdout, stderr} = await run(interpreter, args, {cwd: dir, env, timeout: 60_000});
    return toOutcome(0, stdout, stderr);
  } catch (error) {
    const {code, stdout, stderr} = error as {code: number; stdout: string; stderr: string};
    return toOutcome(code, stdout, stderr);
  }
}

const LIST = `\uFEFFemail,user_type,given_name,family_name,display_name,job_title,organization_name,sponsor_email,access_expires_at\r
robin.keller@example.com,member,Robin,Keller,,Security engineer,,,\r
ada.novak@example.net,outsource,Ada,Novak,"Novak, ""Ada""",,Northwind Assurance,Luis.Ortega@example.com,2027-01-31T00:00:00Z\r
luis.ortega@example.com,member,Luis,Ortega,,Head of operations,,,\r
mei.tanaka@example.net,outsource,Mei,Tanaka,"Tanaka, Mei",,Northwind Assurance,,2027-05-31T22:00:00+02:00\r
`;

describe.each(['sync.mjs', 'sync.mts', 'sync.py'])('the sync of a staff list by %s', (file) => {
  let dir = '';
  let sandbox: Sandbox;

  const write = (list: string): void => {
    fs.writeFileSync(path.join(dir, 'people.csv'), list);
    fs.writeFileSync(path.join(dir, 'compiled/people.csv'), list);
  };

  beforeAll(async () => {
    dir = fs.mkdtempSync(path.resolve('.cache/guides-'));
    writePrograms(dir, blocks);
    sandbox = await serve();
  });

  afterAll(() => {
    sandbox.close();
    fs.rmSync(dir, {recursive: true});
  });

  it('succeeds while every third response is lost and another program changes users', async () => {
    write(LIST);
    const bad = await serveBadly(sandbox.address);
    const {code, stdout, stderr} = await runSync(file, dir, bad.address);
    bad.close();
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    expect(stdout).toEqual([
      'created robin.keller@example.com',
      'created ada.novak@example.net',
      'changed job_title of luis.ortega@example.com',
      'changed display_name, access_expires_at of mei.tanaka@example.net',
    ]);
    expect(bad.counts.dropped).toBeGreaterThan(2);
    expect(bad.counts.rivals).toBeGreaterThan(1);
  });

  it('keeps changes of others, and updates names and end dates', async () => {
    const headers = {authorization: `Bearer ${TOKEN}`};
    const answer = await fetch(`${sandbox.address}/users?page_size=100`, {headers});
    const {items} = (await answer.json()) as {items: readonly Readonly<Record<string, unknown>>[]};
    const find = (email: string) => items.find((user) => user.email === email);
    expect(items.filter(({email}) => email === 'ada.novak@example.net')).toHaveLength(1);
    expect(find('ada.novak@example.net')).toMatchObject({
      display_name: 'Novak, "Ada"',
      sponsor_user_id: find('luis.ortega@example.com')?.id,
    });
    expect(find('mei.tanaka@example.net')).toMatchObject({
      display_name: 'Tanaka, Mei',
      access_expires_at: '2027-05-31T20:00:00Z',
    });
    expect(find('luis.ortega@example.com')?.phone).toMatch(/^\+1202555/);
  });

  it('reads the list once and changes nothing if it is up to date', async () => {
    sandbox.log.length = 0;
    const {code, stdout} = await runSync(file, dir, sandbox.address);
    expect({code, stdout}).toEqual({
      code: 0,
      stdout: LIST.match(/[\w.]+@example\.(?:com|net)(?=,[mo])/g)?.map((one) => `as listed ${one}`),
    });
    expect(sandbox.log).toHaveLength(1);
    expect(sandbox.log[0]).toMatch(/^GET \/v1\/users 200 /);
  });

  it('prints each field that the API rejects, and continues with the next person', async () => {
    write(
      'email,user_type,given_name,family_name,access_expires_at\njo@example.com,member,Jo,Berg,2027-01-31T00:00:00Z\nkim@example.com,member,Kim,Berg,\n',
    );
    const {code, stdout, stderr} = await runSync(file, dir, sandbox.address);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^jo@example\.com 422 .*validation-error.*\n {2}\/access_expires_at /);
    expect(stdout).toEqual([
      'created kim@example.com',
      expect.stringMatching(/^not listed /),
      expect.anything(),
    ]);
  });

  it('reports an unknown column, and sends nothing', async () => {
    write('email,given_nam\nkim@example.com,Kim\n');
    sandbox.log.length = 0;
    const {code, stderr} = await runSync(file, dir, sandbox.address);
    expect(code).not.toBe(0);
    expect(stderr).toContain('unknown column given_nam');
    expect(sandbox.log.filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  it('explains why there is no response', async () => {
    write('email,given_name\nkim@example.com,Kim\n');
    const closed = await serve();
    closed.close();
    const {code, stderr} = await runSync(file, dir, closed.address);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(
      /no useful answer in 6 attempts, the last time .*(ECONNREFUSED|refused)/,
    );
  });
});

interface Pipeline {
  readonly jobs?: {readonly client: {readonly steps: readonly {readonly run?: string}[]}};
  readonly client?: {readonly script: readonly string[]};
}

describe.each(blocks.filter(({language}) => language === 'yaml'))(
  'the pipeline job in line $line',
  ({code}) => {
    it('starts a sandbox on a free port and runs the program', async () => {
      const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pipeline-'));
      writePrograms(dir, blocks);
      const {jobs, client} = parse(code) as Pipeline;
      const lines = client?.script ?? jobs?.client.steps.flatMap((step) => step.run ?? []) ?? [];
      const script = lines
        .join('\n')
        .replace('https://docs.example.com', pathToFileURL(BUILD).href);
      const {PORT, BASE_URL, TOKEN: token, ...env} = process.env;
      const {stdout} = await run('bash', ['-ec', `trap 'kill %1' EXIT\n${script}`], {
        cwd: dir,
        env,
        timeout: 60_000,
      });
      expect(stdout).toContain('created robin.keller@example.com');
      expect(fs.existsSync(path.join(dir, 'sandbox-state.json'))).toBe(true);
      fs.rmSync(dir, {recursive: true});
    });
  },
);
