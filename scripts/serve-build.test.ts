import {expect, it, vi} from 'vitest';

import {serveBuild} from './serve-build';

it('prints the URL of the portal, and how to change it', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const server = await serveBuild(0, '127.0.0.1');
  const said = log.mock.calls.flat().join('\n');
  expect(said).toContain('HOST and PORT set another address');
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
  expect(await fetch(`${address}/`)).toHaveProperty('url', `${address}/`);
  server.closeAllConnections();
  server.close();
});
