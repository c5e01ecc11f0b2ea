import http from 'node:http';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {listen, readPort, requireFreePort} from './listen';

const servers: http.Server[] = [];

function createServer(): http.Server {
  const server = http.createServer();
  servers.push(server);
  return server;
}

afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  vi.unstubAllEnvs();
});

it('names the way out where the port is taken', async () => {
  const port = Number(new URL(await listen(createServer(), 0)).port);
  const message = `Port ${port} is taken. End what uses it, or choose another: PORT=${port + 1} npm start`;
  await expect(listen(createServer(), port)).rejects.toThrow(message);
  await expect(requireFreePort(port)).rejects.toThrow(message);
});

describe('the port', () => {
  it('is 3000 unless the environment names another', () => {
    vi.stubEnv('PORT', undefined);
    expect(readPort()).toBe(3000);
    vi.stubEnv('PORT', '8080');
    expect(readPort()).toBe(8080);
  });

  it.each(['http', '-1', '65536', '80.5'])('is refused where it is %s', (port) => {
    vi.stubEnv('PORT', port);
    expect(() => readPort()).toThrow('PORT must be a whole number from 0 to 65535');
  });
});
