import http from 'node:http';
import net from 'node:net';
import os from 'node:os';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {listen, readAddress, readHost, readPort, requireFreePort} from './listen';
import {formatError} from './run-command';

const servers: http.Server[] = [];

function createServer(): http.Server {
  const server = http.createServer((_request, response) => response.end('here'));
  servers.push(server);
  return server;
}

const addresses = Object.values(os.networkInterfaces()).flatMap((all = []) => all);
const otherAddress = addresses.find(
  ({internal, family}) => !internal && family === 'IPv4',
)?.address;
const hasIPv6 = addresses.some(({address}) => address === '::1');

const failToListen = (port: number, host?: string): Promise<string> =>
  listen(createServer(), port, host).catch(formatError);

afterEach(() => {
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the server', () => {
  it('can be reached at the printed URL', async () => {
    const address = await listen(createServer(), 0);
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(address)).text()).toBe('here');
  });

  it('only accepts connections from this machine', async () => {
    const server = createServer();
    await listen(server, 0);
    expect(['127.0.0.1', '::1']).toContain((server.address() as net.AddressInfo).address);
  });

  it.skipIf(otherAddress === undefined)('is not reached by other machines', async () => {
    const {port} = new URL(await listen(createServer(), 0));
    await expect(fetch(`http://${otherAddress}:${port}`)).rejects.toThrow('fetch failed');
  });

  it.skipIf(otherAddress === undefined)(
    'accepts connections from others if HOST asks for it',
    async () => {
      const address = await listen(createServer(), 0, otherAddress);
      expect(new URL(address).hostname).toBe(otherAddress);
      expect(await (await fetch(address)).text()).toBe('here');
    },
  );

  it.skipIf(!hasIPv6)('prints an IPv6 address in the form that browsers accept', async () => {
    const address = await listen(createServer(), 0, '::1');
    expect(address).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(await (await fetch(address)).text()).toBe('here');
  });

  it.each(['198.51.100.7', 'host.invalid', 'http://localhost', '300.1.1.1'])(
    'suggests a fix if the host is not this machine: %s',
    async (host) => {
      expect(await failToListen(0, host)).toBe(
        `HOST "${host}" is not an address of this machine. Unset HOST, or set it to one: HOST=127.0.0.1 npm start`,
      );
    },
  );

  it('suggests a fix if the port is taken', async () => {
    const port = Number(new URL(await listen(createServer(), 0)).port);
    const message = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;
    expect(await failToListen(port)).toBe(message);
    await expect(requireFreePort(port, 'localhost')).rejects.toThrow(message);
  });

  it('releases a port that was only checked', async () => {
    const server = createServer();
    const port = Number(new URL(await listen(server, 0)).port);
    await new Promise((resolve) => server.close(resolve));
    await requireFreePort(port, 'localhost');
    await expect(listen(createServer(), port)).resolves.toContain(`:${port}`);
  });

  it('continues if connections cannot be accepted', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const server = createServer();
    const address = await listen(server, 0);
    server.emit('error', new Error('accept EMFILE'));
    server.emit('error', new Error('accept EMFILE'));
    expect(log.mock.calls).toEqual([['Error: accept EMFILE'], ['Error: accept EMFILE']]);
    expect((await fetch(address)).status).toBe(200);
  });
});

describe('the host', () => {
  it('is only this machine unless the environment names another host', () => {
    vi.stubEnv('HOST', undefined);
    expect(readHost()).toBe('localhost');
    vi.stubEnv('HOST', '');
    expect(readHost()).toBe('localhost');
    vi.stubEnv('HOST', '0.0.0.0');
    expect(readHost()).toBe('0.0.0.0');
  });
});

describe('the port', () => {
  it('is 3000 unless the environment names another', () => {
    vi.stubEnv('PORT', undefined);
    expect(readPort()).toBe(3000);
    vi.stubEnv('PORT', '8080');
    expect(readPort()).toBe(8080);
  });

  it.each(['http', '-1', '65536', '80.5'])('is rejected if it is %s', (port) => {
    vi.stubEnv('PORT', port);
    expect(() => readPort()).toThrow('PORT must be a whole number from 0 to 65535');
  });
});

it('refuses arguments, which would have no effect', () => {
  vi.stubEnv('PORT', '4011');
  expect(readAddress('npm run serve')).toMatchObject({port: 4011});
  const {argv} = process;
  process.argv = [...argv.slice(0, 2), '--port', '4012'];
  try {
    expect(() => readAddress('npm run serve')).toThrow(
      /'--port'\nUsage: PORT=3001 HOST=localhost npm run serve$/,
    );
  } finally {
    process.argv = argv;
  }
});
