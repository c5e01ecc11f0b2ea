import {once} from 'node:events';
import type {AddressInfo} from 'node:net';

import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';

import {createSandbox} from '../engine';
import {buildSandboxModel} from '../model/build-model';
import {createSandboxServer} from '../server/create-server';

import {HOSTILE} from './make-request';

// This script runs in a child process and serves the test contracts. It sends its port to the parent process,
// and its memory use in bytes after each message.
const sandboxes = [HOSTILE, ...listTestContracts().map(readTestContract)].map((document) =>
  createSandbox(buildSandboxModel(document), {report: () => undefined}),
);

const server = createSandboxServer(
  {
    fetch: async (request) =>
      (await sandboxes[Number(request.headers.get('X-Contract'))]?.fetch(request)) ??
      Response.error(),
  },
  {log: () => undefined},
);

server.listen(0, '127.0.0.1');
void once(server, 'listening').then(() => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage.rss());
});
