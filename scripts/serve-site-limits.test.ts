import {once} from 'node:events';
import fs from 'node:fs';
import type net from 'node:net';

import {describe, expect, it, vi} from 'vitest';

import type {ServerLimits} from './serve-site';
import {connect, exchange} from './testing/raw-client';
import {LARGE_SIZE} from './testing/site-folder';
import {useServedSite} from './testing/served-site';

const site = useServedSite();

const GET_LARGE = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n';
const GET_TASKS = 'GET /docs/tasks HTTP/1.1\r\nHost: a\r\n\r\n';

const generous: ServerLimits = {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 20,
  idleTimeout: 60_000,
  maxConnections: 100,
  maxRequestsAhead: 10,
};

function watchOpened(): fs.ReadStream[] {
  const {createReadStream} = fs;
  const opened: fs.ReadStream[] = [];
  vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    const stream = createReadStream(...args);
    opened.push(stream);
    return stream;
  });
  return opened;
}

const areClosed = (opened: readonly fs.ReadStream[], expected: readonly boolean[]) =>
  vi.waitFor(() => expect(opened.map(({closed}) => closed)).toEqual(expected), {timeout: 10_000});

async function read(socket: net.Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString('latin1');
}

describe('a client that disconnects', () => {
  it.each([
    ['whole', ''],
    ['in part', 'Range: bytes=1-\r\n'],
  ])('closes the file that is being sent %s', async (_, header) => {
    const opened = watchOpened();
    const socket = await connect(site().server);
    socket.write(`GET /large.bin HTTP/1.1\r\nHost: a\r\n${header}\r\n`);
    await read(socket);
    await areClosed(opened, [false]);
    socket.resetAndDestroy();
    await areClosed(opened, [true]);
  });
});

describe('a slow client', () => {
  it.each([
    ['a request line', 'GET / HT'],
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nA'],
    ['anything', ''],
  ])('times out if it does not finish %s', async (_, bytes) => {
    const {server} = await site().serve({...generous, headersTimeout: 100});
    expect(await exchange(server, bytes)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('loses its connection if it stops reading', async () => {
    const opened = watchOpened();
    const {server} = await site().serve({...generous, idleTimeout: 100});
    const socket = await connect(server);
    socket.write(GET_LARGE);
    await read(socket);
    socket.pause();
    await areClosed(opened, [true]);
  });
});

describe('a body', () => {
  it.each([
    ['GET', '200', 'Content-Length: 9999999999'],
    ['GET', '200', 'Transfer-Encoding: chunked'],
    ['POST', '405', 'Content-Length: 9999999999'],
    ['POST', '405', 'Transfer-Encoding: chunked'],
  ])('with %s is not waited for: %s, %s', async (method, status, header) => {
    const socket = await connect(site().server);
    const closed = once(socket, 'close');
    socket.write(`${method} /docs/tasks HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
    const answer = await read(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('Connection: close');
    await closed;
  });

  it('is not buffered while the response is sent', async () => {
    const {server} = site();
    const accepted = once(server, 'connection') as Promise<[net.Socket]>;
    const socket = await connect(server);
    const [served] = await accepted;
    socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999\r\n\r\n');
    await read(socket);
    socket.pause();
    const isSent = new Promise((resolve) => socket.write(Buffer.alloc(LARGE_SIZE), resolve));
    await expect.poll(() => served.readableFlowing, {timeout: 10_000}).toBe(false);
    expect(served.bytesRead).toBeLessThan(LARGE_SIZE / 16);
    socket.destroy();
    await isSent;
  });
});

describe('pipelined requests', () => {
  it('are answered one after another', async () => {
    const {server} = site();
    const last = 'GET /docs/risks HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answers = await exchange(
      server,
      `${GET_TASKS}HEAD${GET_TASKS.slice(3)}${GET_TASKS}${last}`,
    );
    expect(answers.match(/HTTP\/1\.1 200|\r\n\r\n(tasks|risks)?/g)).toEqual([
      'HTTP/1.1 200',
      '\r\n\r\ntasks',
      'HTTP/1.1 200',
      '\r\n\r\n',
      'HTTP/1.1 200',
      '\r\n\r\ntasks',
      'HTTP/1.1 200',
      '\r\n\r\nrisks',
    ]);
  });

  it('open no file before their turn', async () => {
    const opened = watchOpened();
    const {server} = site();
    let requests = 0;
    server.on('request', () => (requests += 1));
    const socket = await connect(server);
    socket.write(GET_LARGE.repeat(50));
    await read(socket);
    socket.pause();
    await expect.poll(() => requests, {timeout: 10_000}).toBe(50);
    socket.resetAndDestroy();
    await areClosed(opened, [true]);
  });

  it('end the connection if there are too many', async () => {
    const {server} = await site().serve(generous);
    const socket = await connect(server);
    const closed = once(socket, 'close');
    socket.write(GET_LARGE.repeat(12));
    socket.resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(10 * LARGE_SIZE);
  });
});

describe('connections', () => {
  it('beyond the limit are closed', async () => {
    const {server} = await site().serve({...generous, maxConnections: 2});
    await connect(server);
    await connect(server);
    expect(await exchange(server, GET_TASKS)).toBe('');
  });
});
