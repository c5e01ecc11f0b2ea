import type {AddressInfo} from 'node:net';
import net from 'node:net';

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {createSandboxServer} from './create-server';

const log: string[] = [];
let received = 0;

/** Answers with what it was sent. */
const server = createSandboxServer(
  {
    fetch: async (request) => {
      received += 1;
      if (new URL(request.url).pathname === '/fail') throw new Error('on purpose');
      const listed = new URL(request.url).pathname === '/listed';
      return new Response(await request.text(), {
        status: 200,
        headers: {ETag: '"1"', ...(listed && {'Access-Control-Expose-Headers': 'ETag'})},
      });
    },
  },
  {
    log: (line) => log.push(line),
    origins: ['https://docs.example.com'],
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

/** What a server sends back over a connection until it closes it. */
const sendRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => void socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const isAlive = async (): Promise<boolean> => (await fetch(`${address}/a`)).status === 200;

describe('the local server', () => {
  it('hands over requests, and logs each in a line', async () => {
    const response = await fetch(`${address}/a?b=c`, {method: 'POST', body: 'text'});
    expect(await response.text()).toBe('text');
    expect(log.at(-1)).toMatch(/^POST \/a 200 \d+ ms$/);
  });

  it('hands over the body of a GET (OpenAPI 3.1.1, 4.8.10)', async () => {
    const head = 'GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\n';
    expect(await sendRaw(`${head}query`)).toMatch(/^HTTP\/1\.1 200 [^]*query/);
  });

  it('says the time of the sandbox', async () => {
    const {headers} = await fetch(`${address}/a`);
    expect(headers.get('Date')).toBe('Sat, 21 Nov 2026 08:45:00 GMT');
  });

  it.each([
    ['/listed', 'ETag'],
    ['/a', '*'],
  ])('lets pages read the headers that the answer lists, or all: %s', async (path, exposed) => {
    const {headers} = await fetch(address + path, {headers: {Origin: 'http://localhost:3000'}});
    expect(headers.get('Access-Control-Expose-Headers')).toBe(exposed);
  });

  it('refuses a body over 1 MiB, with and without a length', async () => {
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

  it('refuses such a body in the words of the contract, where the sandbox has them', async () => {
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

  it('takes a body of 1 MiB', async () => {
    const body = 'x'.repeat(1024 * 1024);
    expect((await fetch(`${address}/a`, {method: 'POST', body})).status).toBe(200);
  });

  it.each([
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
    ['a header of 100 KB', `GET /a HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
    ],
    [
      'an address that is none',
      'GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
  ])('answers %s', async (_, text, status) => {
    const answer = await sendRaw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('"type":"about:blank"');
    expect(answer).toMatch(/^request-id: [\da-f-]{36}\r$/im);
    expect(log.at(-1)).toMatch(new RegExp(`^(malformed|GET http://\\[) ${status}\\b`));
    expect(await isAlive()).toBe(true);
  });

  it('closes a request that does not come to its end', async () => {
    const answer = await sendRaw('POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nx');
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(await isAlive()).toBe(true);
  });

  it('survives a failure', async () => {
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
  ])('lets pages of %s call', async (origin) => {
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
  ])('refuses pages of %s before it reads anything', async (origin) => {
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
