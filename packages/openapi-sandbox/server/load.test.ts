import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';

import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';
import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {buildSandboxModel} from '../model/build-model';
import {HOSTILE, makeRequest} from '../testing/make-request';
import {createRandom, type Random} from '../testing/random';

/** `npm test` sends fewer requests than CI. */
const COUNT = process.env.CI === undefined ? 2000 : 50_000;

const CONNECTIONS = 32;

const MODELS = [HOSTILE, ...listTestContracts().map(readTestContract)].map(buildSandboxModel);

const OPERATIONS = MODELS.flatMap((model, index) =>
  model.operations.map((operation) => ({model, operation, index})),
);

type One = (typeof OPERATIONS)[number];

let child: ChildProcess;
let port = 0;
const agent = new http.Agent({keepAlive: true, maxSockets: CONNECTIONS});

beforeAll(async () => {
  const script = path.resolve(import.meta.dirname, '../testing/serve-contracts.ts');
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  child = fork(jiti, [script], {execArgv: ['--expose-gc']});
  [port] = (await once(child, 'message')) as [number];
});

afterAll(() => {
  child.kill();
  agent.destroy();
});

async function readMemory(): Promise<number> {
  child.send('memory');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/**
 * Resolves to the status of the response; undefined if the server closes the connection, as for a body that is too
 * large.
 */
async function send({method, path: target, headers, body}: Sent): Promise<number | undefined> {
  const options = {agent, host: '127.0.0.1', port, method, path: target, headers};
  return new Promise((resolve) => {
    const request = http.request(options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
      response.on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
    request.end(body);
  });
}

/** Sends text that is not HTTP, or a request that ends in the middle. */
async function sendMalformed(random: Random): Promise<undefined> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const chunked = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  socket.write(
    random.pick([
      'HELLO\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nX: ',
      `${chunked}ffffffff\r\n`,
      `${chunked}${'1\r\nx\r\n'.repeat(2000)}`,
      `${chunked}1;${'e'.repeat(20_000)}\r\nx\r\n`,
      'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50),
    ]),
  );
  await new Promise((resolve) => setTimeout(resolve, random.below(20)));
  socket.destroy();
  return undefined;
}

function make(random: Random): Sent {
  const isHostile = random.chance(0.1);
  const from = isHostile ? OPERATIONS.slice(0, 2) : OPERATIONS;
  const {model, operation, index} = random.pick(from as [One, ...One[]]);
  const {address, init} = makeRequest(operation, model, random);
  const {pathname, search} = new URL(address);
  const headers = {...Object.fromEntries(init.headers), Host: 'localhost', 'X-Contract': index};
  const body = random.chance(0.005) ? Buffer.alloc(1_200_000, '[') : init.body;
  return {
    method: init.method,
    path: (pathname + search).slice(0, 8000),
    headers,
    ...(body && {body}),
  };
}

/** Maximum milliseconds for one of 32 concurrent requests. */
const MAX_TIME = 100;

async function time(sent: Sent): Promise<[status: number | undefined, milliseconds: number]> {
  const before = performance.now();
  return [await send(sent), performance.now() - before];
}

/** Resolves to the shortest of five response times, without concurrent requests. */
async function timeAlone(sent: Sent): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) times.push((await time(sent))[1]);
  return Math.min(...times);
}

it(`answers ${COUNT} requests over ${CONNECTIONS} connections: none with 500, each in ${MAX_TIME} ms, in steady memory`, async () => {
  const statuses = new Set<number | undefined>();
  const slow: Sent[] = [];
  const failed: Sent[] = [];
  const run = (count: number, seed: number): Promise<unknown> =>
    Promise.all(
      Array.from({length: CONNECTIONS}, async (_, connection) => {
        const random = createRandom(seed + connection);
        for (let sent = connection; sent < count; sent += CONNECTIONS) {
          if (random.chance(0.02)) await sendMalformed(random);
          const request = make(random);
          const [status, milliseconds] = await time(request);
          statuses.add(status);
          if (status === 500) failed.push(request);
          if (milliseconds > MAX_TIME) slow.push(request);
        }
      }),
    );
  await run(COUNT / 2, 1);
  const before = await readMemory();
  await run(COUNT / 2, 1000);
  const growth = (await readMemory()) - before;
  expect(failed).toEqual([]);
  expect(growth).toBeLessThan(50_000_000);
  const longest: [milliseconds: number, request: string][] = [];
  for (const one of slow.slice(0, 50)) {
    const milliseconds = await timeAlone(one);
    if (milliseconds > toTimeLimit(MAX_TIME))
      longest.push([milliseconds, `${one.method} ${one.path}`]);
  }
  expect(longest).toEqual([]);
  const expected = [200, 201, 204, 400, 404, 405, 413, 415, 422];
  expect(expected.filter((status) => !statuses.has(status))).toEqual([]);
  if (process.env.REPORT) console.log({growth, before, slow: slow.length, statuses: [...statuses]});
});
