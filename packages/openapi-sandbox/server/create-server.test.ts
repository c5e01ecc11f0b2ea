import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import net from 'node:net';
import {gzipSync} from 'node:zlib';

import {startLocally} from '@openapi-portal/reports/testing/server';
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';

import type {Sandbox} from '../engine/sandbox';

import {createSandboxServer, type ServerOptions} from './create-server';

const log: string[] = [];
let received = 0;

/** Echoes the request body. */
const server = createSandboxServer(
  {
    fetch: async (request) => {
      received += 1;
      if (new URL(request.url).pathname === '/fail') throw new Error('on purpose');
      if (new URL(request.url).pathname === '/framed')
        return new Response('whole', {
          headers: {
            Connection: 'Upgrade',
            'Content-Encoding': 'gzip',
            'Content-Length': '1',
            Trailer: 'Expires',
            'Transfer-Encoding': 'chunked',
            Upgrade: 'websocket',
            'X-Own': 'a',
          },
        });
      const listed = new URL(request.url).pathname === '/listed';
      return new Response(await request.arrayBuffer(), {
        status: 200,
        headers: {ETag: '"1"', ...(listed && {'Access-Control-Expose-Headers': 'ETag'})},
      });
    },
  },
  {
    log: (line) => log.push(line),
    origins: ['https://docs.example.com'],
    hosts: ['sandbox.example.com'],
    now: () => Date.parse('2026-11-21T08:45:00Z'),
    requestTimeout: 500,
  },
);

let address = '';
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({port} = server.address() as AddressInfo);
  address = `http://127.0.0.1:${port}`;
});

afterAll(() => server.close());

/** Sends a text over a new connection. Resolves to everything that the server sends until the connection is closed. */
const sendRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => void socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const isAlive = async (): Promise<boolean> => (await fetch(`${address}/a`)).status === 200;

/** Sends a request with a chosen `Host`, which `fetch` does not allow. */
const askHost = (host: string, target = '/a', more = ''): Promise<string> =>
  sendRaw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);

describe('the local server', () => {
  it('sends its own connection and length headers, whatever a contract requires', async () => {
    const response = await fetch(`${address}/framed`);
    expect([response.status, await response.text()]).toEqual([200, 'whole']);
    expect(response.headers.get('X-Own')).toBe('a');
    expect(response.headers.get('Trailer')).toBeNull();
    expect(await isAlive()).toBe(true);
  });

  it.each([
    'localhost',
    'LOCALHOST:4010',
    'docs.localhost',
    '127.0.0.1:1',
    '[::1]:4010',
    'sandbox.example.com:4010',
  ])('responds to requests to the host %s', async (host) => {
    expect(await askHost(host)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['rebound.example', '/a'],
    ['localhost.rebound.example:4010', '/a'],
    ['sandbox.example.com.rebound.example', '/a'],
    ['localhost@rebound.example', '/a'],
    ['', '/a'],
    ['0.0.0.0', '/a'],
    ['localhost', 'http://rebound.example/a'],
  ])('rejects requests to the host %s before it reads anything: %s', async (host, target) => {
    const before = received;
    const answer = await askHost(host, target);
    expect(answer).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
    expect(answer).toContain('"tag:sandbox.localhost,2026:host-not-served"');
    expect(received).toBe(before);
  });

  it.each([
    [
      'a WebSocket',
      'GET /a',
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: eA==\r\n',
    ],
    [
      'a preflight',
      'OPTIONS /a',
      'Origin: http://localhost:3000\r\nAccess-Control-Request-Method: POST\r\n',
    ],
    ['a page of another origin', 'POST /a', 'Origin: https://evil.example\r\n'],
    ['an old protocol', 'GET /a', ''],
  ])('rejects another host for %s, too', async (_, start, headers) => {
    const version = headers === '' ? '1.0' : '1.1';
    const answer = await sendRaw(
      `${start} HTTP/${version}\r\nHost: rebound.example\r\n${headers}Connection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).not.toMatch(/^access-control-allow-methods/im);
  });

  it.each(['localhost', 'rebound.example'])(
    'rejects a second Host, %s (RFC 9112, section 3.2)',
    async (host) => {
      const before = received;
      expect(await askHost('localhost', '/a', `Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
      expect(received).toBe(before);
    },
  );

  it('opens no tunnel', async () => {
    expect(await sendRaw('CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
  });

  it('passes requests on, and logs each in a line', async () => {
    const response = await fetch(`${address}/a?b=c`, {method: 'POST', body: 'text'});
    expect(await response.text()).toBe('text');
    expect(log.at(-1)).toMatch(/^POST \/a 200 \d+ ms$/);
  });

  it('passes the body of a GET on (OpenAPI 3.1.1, 4.8.10)', async () => {
    const head =
      'GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 5\r\n\r\n';
    expect(await sendRaw(`${head}query`)).toMatch(/^HTTP\/1\.1 200 [^]*query/);
  });

  it('sends the time of the sandbox as Date', async () => {
    const {headers} = await fetch(`${address}/a`);
    expect(headers.get('Date')).toBe('Sat, 21 Nov 2026 08:45:00 GMT');
  });

  it.each([
    ['/listed', 'ETag'],
    ['/a', '*'],
  ])('lets pages read the listed headers, or all: %s', async (path, exposed) => {
    const {headers} = await fetch(address + path, {headers: {Origin: 'http://localhost:3000'}});
    expect(headers.get('Access-Control-Expose-Headers')).toBe(exposed);
  });

  it('rejects a body over 1 MiB, with and without a length', async () => {
    const large = new Uint8Array(1024 * 1024 + 1);
    expect((await fetch(`${address}/a`, {method: 'POST', body: large})).status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(large.subarray(0, 600_000));
        controller.enqueue(large.subarray(0, 600_000));
        controller.close();
      },
    });
    const streamed = {method: 'POST', body: chunks, duplex: 'half'} as RequestInit;
    const answer = await fetch(`${address}/a`, streamed).catch(() => undefined);
    expect([413, undefined]).toContain(answer?.status);
    expect(await isAlive()).toBe(true);
  });

  it('rejects such a body with the problem of the sandbox, if it has one', async () => {
    const refusing = createSandboxServer(
      {
        fetch: () => Promise.reject(new Error('not reached')),
        refuse: ({url}, {status}) => new Response(new URL(url).pathname, {status}),
      },
      {log: () => undefined},
    );
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const {port: own} = refusing.address() as AddressInfo;
    const body = new Uint8Array(1024 * 1024 + 1);
    const answer = await fetch(`http://127.0.0.1:${own}/b`, {method: 'POST', body});
    expect([answer.status, await answer.text()]).toEqual([413, '/b']);
    expect(answer.headers.get('Connection')).toBe('close');
    refusing.close();
  });

  it('accepts a body of 1 MiB', async () => {
    const body = 'x'.repeat(1024 * 1024);
    expect((await fetch(`${address}/a`, {method: 'POST', body})).status).toBe(200);
  });

  it.each([
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
    [
      'a header of 100 KB',
      `GET /a HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
    [
      'two lengths',
      'POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
    ],
    [
      'an address that is none',
      'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
  ])('responds to %s', async (_, text, status) => {
    const answer = await sendRaw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('"type":"about:blank"');
    expect(answer).toMatch(/^request-id: [\da-f-]{36}\r$/im);
    expect(log.at(-1)).toMatch(new RegExp(`^(malformed|GET http://\\[) ${status}\\b`));
    expect(await isAlive()).toBe(true);
  });

  it('closes a request that never ends', async () => {
    const answer = await sendRaw(
      'POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nx',
    );
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(await isAlive()).toBe(true);
  });

  it('continues after an error in the sandbox', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect((await fetch(`${address}/fail`)).status).toBe(500);
    expect(error).toHaveBeenCalledWith(new Error('on purpose'));
    error.mockRestore();
    expect(await isAlive()).toBe(true);
  });

  const callFrom = (
    origin: string,
    {headers, ...init}: Omit<RequestInit, 'headers'> & {headers?: Record<string, string>} = {},
  ): Promise<Response> => fetch(`${address}/a`, {...init, headers: {...headers, Origin: origin}});

  const preflight = {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'if-match',
    },
  };

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:5173',
    'http://[::1]',
    'https://docs.localhost',
    'https://docs.example.com',
  ])('lets pages of %s call it', async (origin) => {
    const asked = await callFrom(origin, preflight);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('if-match');
    const answer = await callFrom(origin);
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([
      200,
      origin,
    ]);
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'https://docs.example.com.evil.example',
    'http://docs.example.com',
    'https://docs.example.com:8443',
    'null',
    'localhost',
  ])('rejects pages of %s before it reads anything', async (origin) => {
    const before = received;
    for (const init of [{}, {method: 'POST', body: 'text'}, preflight]) {
      const answer = await callFrom(origin, init);
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([
        403,
        null,
      ]);
      const problem = await answer.text();
      expect(problem).toContain(`Pages of ${origin} may not call this sandbox`);
      expect(problem).toContain('"tag:sandbox.localhost,2026:origin-not-allowed"');
    }
    expect(received).toBe(before);
  });
});

async function start(sandbox: Sandbox, options: Partial<ServerOptions>) {
  const lines: string[] = [];
  const own = createSandboxServer(sandbox, {log: (line) => lines.push(line), ...options});
  const {origin, close} = await startLocally(own);
  onTestFinished(close);
  return {address: origin, port: Number(new URL(origin).port), lines, own};
}

const echo: Sandbox = {fetch: async (request) => new Response(await request.arrayBuffer())};

describe('a server that keeps changes', () => {
  const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), {code}));

  it('responds to a change after it is written, and to a read after all earlier changes', async () => {
    let finish: () => void = () => undefined;
    const writing = new Promise<void>((resolve) => (finish = resolve));
    const {address, lines} = await start(echo, {
      storage: {write: () => writing, settle: () => writing},
    });
    const answers = [fetch(address, {method: 'POST', body: 'a'}), fetch(address)];
    const early = new Promise((resolve) => setTimeout(resolve, 100, 'none'));
    expect(await Promise.race([...answers, early])).toBe('none');
    expect(lines).toEqual([]);
    finish();
    expect((await Promise.all(answers)).map(({status}) => status)).toEqual([200, 200]);
  });

  it.each([
    ['ENOSPC', 507, 'its disk is full'],
    ['EDQUOT', 507, 'its disk is full'],
    ['EIO', 500, 'writing failed with EIO'],
  ])(
    'responds with an error if a change cannot be stored, also to a read of it: %s',
    async (code, status, reason) => {
      const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
      const settle = vi.fn<() => Promise<void>>(fail(code));
      const {address} = await start(echo, {storage: {write: fail(code), settle}});
      expect((await fetch(address)).status).toBe(status);
      settle.mockResolvedValue(undefined);
      const answer = await fetch(address, {method: 'POST', body: 'a'});
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        type: 'tag:sandbox.localhost,2026:not-kept',
        detail: expect.stringContaining(reason) as string,
      });
      expect((await fetch(address)).status).toBe(200);
      expect(error).toHaveBeenCalledWith(`The state file cannot be written: ${code}`);
      error.mockRestore();
    },
  );
});

describe('a server under attack', () => {
  const open = async (to: number, text = ''): Promise<net.Socket> => {
    const socket = net.connect(to, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    onTestFinished(() => void socket.destroy());
    return socket;
  };

  it('rejects connections above its limit, and accepts others after one has closed', async () => {
    const {address, port: own, lines} = await start(echo, {maxConnections: 3});
    const [first] = await Promise.all([open(own), open(own), open(own)]);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    expect(lines).toEqual(['refused: more than 3 connections']);
    first.destroy();
    await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200));
  });

  it('closes the connection of a client that reads nothing', async () => {
    const large: Sandbox = {fetch: () => Promise.resolve(new Response('x'.repeat(20_000_000)))};
    const {port: to, own} = await start(large, {idleTimeout: 300});
    const connected = once(own, 'connection') as Promise<[net.Socket]>;
    const client = await open(to, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    client.pause();
    const [served] = await connected;
    await once(served, 'close');
    expect(client.bytesRead).toBeLessThan(20_000_000);
  });

  it('needs little memory for a body in chunks of one byte', async () => {
    const {port: own} = await start(echo, {});
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    const socket = await open(own, head);
    const before = process.memoryUsage();
    const answered = once(socket, 'data');
    socket.write('1\r\nx\r\n'.repeat(300_000));
    socket.write('0\r\n\r\n');
    await answered;
    const after = process.memoryUsage();
    expect(
      after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers,
    ).toBeLessThan(100_000_000);
  });

  it('does not decompress bodies: 50 MB of zeros stay 50 kB', async () => {
    const {address} = await start(
      {fetch: async (request) => new Response(String((await request.arrayBuffer()).byteLength))},
      {},
    );
    const body = gzipSync(Buffer.alloc(50_000_000));
    const headers = {'Content-Type': 'application/json', 'Content-Encoding': 'gzip'};
    const answer = await fetch(address, {method: 'POST', body, headers});
    expect(await answer.text()).toBe(String(body.length));
  });
});
