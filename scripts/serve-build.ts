import type http from 'node:http';

import {listen} from './listen';
import {say} from './run-command';
import {createSiteServer} from './serve-site';
import {buildDir} from './site';

// Apart from `serve-site.ts`, because the runner of the browser tests cannot load the modules that `say` needs.
export async function serveBuild(port: number, host: string): Promise<http.Server> {
  const server = createSiteServer(buildDir);
  const address = await listen(server, port, host);
  say(`The portal is at ${address} (HOST and PORT set another address; stop it with Ctrl+C)`);
  return server;
}
