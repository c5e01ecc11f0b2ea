import {execFile} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterAll, beforeAll, expect, it, vi} from 'vitest';

import type {State} from '../src/sandbox/store';

import {
  inCheckout,
  makeProgram,
  refuseSandbox,
  type SandboxCommand,
  serveSandbox,
  stopSandbox,
} from './testing/served-sandbox';

const run = promisify(execFile);

const readState = async (file: string): Promise<State> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as State;

const NODE_MODULES = path.resolve('node_modules');

const INPUT = {
  authorization: 'Bearer sandbox-ciso',
  member_authorization: 'Bearer sandbox-member',
  access_expires_at: '2027-03-31T22:00:00Z',
  later: '2027-06-30T22:00:00Z',
  idempotency_key: '0b6d9f2e-7a41-4c83-9e5f-21d8c4b7a036',
};

let dir = '';
/** The published program, which most tests use because it starts a hundred times faster than `npm run sandbox`. */
let program: SandboxCommand;

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
  program = await makeProgram(dir);
});

afterAll(() => fs.rm(dir, {recursive: true}));

/** Workflow files with their numbers of workflows and requests. Workflows that Respect cannot run are skipped. */
const WORKFLOWS = [
  {name: 'quick-start', workflows: 1, requests: 7, options: []},
  {name: 'users', workflows: 5, requests: 20, options: []},
  // The workflow omits a required header, but Respect sends the contract's example of that header.
  {name: 'problems', workflows: 16, requests: 22, options: ['--skip', 'precondition-required']},
];

it.each(WORKFLOWS)(
  'passes the workflows of $name, run by Redocly Respect',
  async ({name, workflows, requests, options}) => {
    const served = await serveSandbox(name === 'users' ? inCheckout() : program, [
      '--limit',
      '1000',
    ]);
    const redocly = path.join(NODE_MODULES, '@redocly/cli/bin/cli.js');
    const report = path.join(dir, `${name}.json`);
    await run(
      process.execPath,
      [
        ...['--env-file=scripts/redocly.env', redocly],
        ...['respect', `openapi/workflows/${name}.arazzo.yaml`, ...options],
        ...['--server', `ciso-api=${served.address}`, '--input', JSON.stringify(INPUT)],
        ...['--json-output', report],
      ],
      {env: {...process.env, REDOCLY_TELEMETRY: 'off'}},
    );
    const {files} = JSON.parse(await fs.readFile(report, 'utf8')) as {
      files: Record<string, {executedWorkflows: unknown[]; totalRequests: number}>;
    };
    const [found] = Object.values(files);
    expect([found?.executedWorkflows.length, found?.totalRequests]).toEqual([workflows, requests]);
    expect(await stopSandbox(served)).toBe(0);
  },
);

it('stores its state in a file, and continues with it', async () => {
  const state = path.join(dir, 'state.json');
  const user = {email: 'a.b@example.com', given_name: 'A', family_name: 'B', user_type: 'member'};
  const headers = {Authorization: 'Bearer sandbox-ciso', 'Content-Type': 'application/json'};
  const first = await serveSandbox(program, ['--state', state]);
  const created = await fetch(`${first.address}/users`, {
    method: 'POST',
    headers,
    body: JSON.stringify(user),
  });
  expect(created.status).toBe(201);
  expect(await stopSandbox(first)).toBe(0);
  const second = await serveSandbox(program, ['--state', state]);
  const found = await fetch(`${second.address}/users?email=${user.email}`, {headers});
  expect(await found.json()).toEqual({items: [await created.json()]});
  expect(await stopSandbox(second)).toBe(0);
});

it('responds to pages of the portal and of configured origins, and of no others', async () => {
  vi.stubEnv('SITE_URL', 'https://docs.example/portal/');
  const served = await serveSandbox(program, [
    '--origin',
    'https://a.example',
    '--origin',
    'https://b.example',
  ]);
  const callFrom = async (origin: string): Promise<number> =>
    (await fetch(`${served.address}/company`, {headers: {...HEADERS, Origin: origin}})).status;
  vi.unstubAllEnvs();
  expect(await callFrom('http://localhost:3000')).toBe(200);
  expect(await callFrom('https://docs.example')).toBe(200);
  expect(await callFrom('https://b.example')).toBe(200);
  expect(await callFrom('https://c.example')).toBe(403);
  const refused = await fetch(`${served.address}/company`, {
    headers: {Origin: 'https://c.example'},
  });
  expect(refused.headers.get('RateLimit-Policy')).toBe('"default";q=60;w=60');
  expect(await stopSandbox(served)).toBe(0);
});

const HEADERS = {Authorization: 'Bearer sandbox-ciso', 'Content-Type': 'application/json'};

const toBody = (name: string): string =>
  JSON.stringify({
    email: `${name}@example.com`,
    given_name: 'A',
    family_name: 'B',
    user_type: 'member',
  });

it('responds to pending requests before it stops, and stores their changes', async () => {
  const state = path.join(dir, 'under-way.json');
  const served = await serveSandbox(program, ['--state', state]);
  const {hostname, port, pathname} = new URL(served.address);
  const body = toBody('under-way');
  const head = Object.entries({...HEADERS, Host: hostname, 'Content-Length': body.length});
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const socket = net.connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text));
  });
  socket.write(`POST ${pathname}/users HTTP/1.1\r\n${lines}\r\n${body.slice(0, 10)}`);
  // A response to a later request shows that the first request has arrived.
  expect((await fetch(`${served.address}/company`, {headers: HEADERS})).status).toBe(200);
  const stopped = stopSandbox(served);
  socket.write(body.slice(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await stopped).toBe(0);
  expect((await readState(state)).accounts.at(-1)?.email).toBe('under-way@example.com');
});

it('keeps every confirmed change when it is killed during 1,000 writes', async () => {
  const state = path.join(dir, 'killed.json');
  const served = await serveSandbox(program, ['--state', state, '--limit', '6000']);
  const ended = once(served.child, 'exit');
  const created: string[] = [];
  const create = async (index: number): Promise<void> => {
    const options = {method: 'POST', headers: HEADERS, body: toBody(`killed-${index}`)};
    const {status} = await fetch(`${served.address}/users`, options);
    if (status === 201) created.push(`killed-${index}@example.com`);
    if (created.length === 500) served.child.kill('SIGKILL');
  };
  const connections = Array.from({length: 32}, async (_, connection) => {
    for (let index = connection; index < 1000; index += 32) await create(index);
  });
  await Promise.allSettled(connections);
  await ended;
  expect(created.length).toBeGreaterThanOrEqual(500);
  expect(created.length).toBeLessThan(1000);
  const kept = new Set((await readState(state)).accounts.map(({email}) => email));
  expect(created.filter((email) => !kept.has(email))).toEqual([]);
  // The lock file of the killed process must not block the next one.
  await fs.writeFile(`${state}.tmp`, '{"at": 1');
  const next = await serveSandbox(program, ['--state', state]);
  const [last = ''] = created.slice(-1);
  const found = await fetch(`${next.address}/users?email=${last}`, {headers: HEADERS});
  expect(await found.json()).toMatchObject({items: [{email: last}]});
  expect(await stopSandbox(next)).toBe(0);
  const left = await fs.readdir(dir);
  expect(left.filter((name) => name.startsWith('killed.json'))).toEqual(['killed.json']);
});

it('keeps memory and file the same after a change that could not be written', async () => {
  const state = path.join(dir, 'unwritten.json');
  const served = await serveSandbox(program, ['--state', state]);
  const create = async (name: string): Promise<number> =>
    (await fetch(`${served.address}/users`, {method: 'POST', headers: HEADERS, body: toBody(name)}))
      .status;
  const find = async (name: string): Promise<unknown> =>
    (await fetch(`${served.address}/users?email=${name}@example.com`, {headers: HEADERS})).json();
  // A folder with the name of the temporary file makes all writes fail.
  await fs.mkdir(`${state}.tmp`);
  expect(await create('unwritten')).toBe(500);
  expect(await find('unwritten')).toEqual({items: []});
  await fs.rmdir(`${state}.tmp`);
  expect(await create('written')).toBe(201);
  expect(await create('unwritten')).toBe(201);
  expect(await find('unwritten')).toMatchObject({items: [{email: 'unwritten@example.com'}]});
  expect(await stopSandbox(served)).toBe(0);
});

it('rejects a state that another sandbox has open, and names its process', async () => {
  const state = path.join(dir, 'locked.json');
  const first = await serveSandbox(program, ['--state', state]);
  await expect(refuseSandbox(program, ['--state', state])).rejects.toMatchObject({
    stderr: expect.stringContaining(`The process ${first.child.pid} uses the state file`) as string,
  });
  expect(await stopSandbox(first)).toBe(0);
});

it('rejects a file that is not a state', async () => {
  const state = path.join(dir, 'other.json');
  await fs.writeFile(state, '{"accounts": []}');
  await expect(refuseSandbox(program, ['--state', state])).rejects.toMatchObject({
    stderr: expect.stringContaining(`${state}#/at is required. The file is not`) as string,
  });
  expect(await fs.readFile(state, 'utf8')).toBe('{"accounts": []}');
});

it('responds to requests to the configured host, and to no other', async () => {
  const served = await serveSandbox(program, ['--host', 'sandbox.example']);
  const {port} = new URL(served.address);
  const call = async (host: string): Promise<number | undefined> => {
    const request = http.get({port, host: 'localhost', path: '/v1/company', headers: {Host: host}});
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await call(`sandbox.example:${port}`)).toBe(401);
  expect(await call('other.example')).toBe(421);
  expect(await stopSandbox(served)).toBe(0);
});

it.each([
  [['--limit', '5'], '--limit must be a whole number from 10 to 6000, not "5".'],
  [['--limit', '7000'], 'not "7000".'],
  [['--api', 'None'], 'The API "None" does not exist. The site has Ciso-API.'],
  [['--origin', 'docs.example.org'], 'not "docs.example.org".'],
  [
    ['--origin', 'https://a.example', '--origin', 'https://b.example/'],
    'not "https://b.example/".',
  ],
  [['--host', 'http://a.example'], '--host expects only a host name or IP address'],
  [['--port', '1'], 'Usage: node sandbox.mjs'],
])('reports the error in %j', async (args, message) => {
  await expect(refuseSandbox(program, args)).rejects.toMatchObject({
    stderr: expect.stringContaining(message) as string,
  });
});

it('prints its usage', async () => {
  const {stdout} = await refuseSandbox(program, ['--help']);
  expect(stdout).toContain('Usage: node sandbox.mjs [--api <id>]');
  for (const word of ['--state', '--limit', '--origin', '--host', 'PORT', 'sandbox-ciso'])
    expect(stdout).toContain(word);
});

it('prints a user error without a stack in a checkout', async () => {
  const state = path.join(dir, 'cut.json');
  await fs.writeFile(state, '{"at":');
  const {stderr} = (await refuseSandbox(inCheckout(), ['--state', state]).catch(
    (error: unknown) => error,
  )) as {readonly stderr: string};
  expect(stderr).toMatch(/cut\.json# is not JSON/);
  expect(stderr).not.toMatch(/^ +at /m);
});

it('prints its usage for a checkout', async () => {
  await expect(refuseSandbox(inCheckout(), ['--api', 'None'])).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /The site has Ciso-API.*\nUsage: npm run sandbox -- \[[^\n]*\n$/,
    ) as string,
  });
});

it('suggests the sandbox command if its port is taken', async () => {
  const served = await serveSandbox(program, []);
  const {port} = new URL(served.address);
  vi.stubEnv('PORT', port);
  await expect(refuseSandbox(program, [])).rejects.toMatchObject({
    stderr: expect.stringContaining(`PORT=${Number(port) + 1} node sandbox.mjs`) as string,
  });
  vi.unstubAllEnvs();
  expect(await stopSandbox(served)).toBe(0);
});

it('prints its time if it differs from the time of the machine', async () => {
  const state = path.join(dir, 'ahead.json');
  const first = await serveSandbox(program, ['--state', state]);
  await fetch(`${first.address}/company`, {method: 'PATCH', headers: HEADERS, body: '{}'});
  expect(await stopSandbox(first)).toBe(0);
  const kept = JSON.parse(await fs.readFile(state, 'utf8')) as {at: number};
  const ahead = Date.now() + 24 * 60 * 60 * 1000;
  await fs.writeFile(state, JSON.stringify({...kept, at: ahead}));
  const second = await serveSandbox(program, ['--state', state]);
  expect(second.line).toContain(`Its clock is at ${new Date(ahead).toISOString().slice(0, 13)}`);
  const {headers} = await fetch(`${second.address}/company`);
  expect(Math.abs(Date.parse(headers.get('Date') ?? '') - ahead)).toBeLessThan(60_000);
  expect(await stopSandbox(second)).toBe(0);
});
