import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {createSiteServer, listen, readPort} from './serve-site';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
fs.writeFileSync(path.join(dir, 'index.html'), 'home'.repeat(1000));
fs.writeFileSync(path.join(dir, '404.html'), 'not found');

const servers: ReturnType<typeof createSiteServer>[] = [];

async function serve(port: number): Promise<string> {
  const server = createSiteServer(dir);
  servers.push(server);
  return listen(server, port);
}

afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  vi.unstubAllEnvs();
});

describe('the server of a build', () => {
  it('answers compressed', async () => {
    const response = await fetch(`${await serve(0)}/`);
    expect(response.headers.get('content-encoding')).toMatch(/gzip|br/);
    expect(await response.text()).toContain('home');
  });

  it('answers an unknown path with the not-found page and status 404', async () => {
    const response = await fetch(`${await serve(0)}/nothing/here`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not found');
  });

  it('names the way out where the port is taken', async () => {
    const port = Number(new URL(await serve(0)).port);
    await expect(serve(port)).rejects.toThrow(
      `Port ${port} is taken. End what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  });
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
