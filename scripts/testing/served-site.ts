import fs from 'node:fs';
import type http from 'node:http';

import {afterEach, beforeEach, vi} from 'vitest';

import {listen} from '../listen';
import {createSiteServer, type ServerLimits} from '../serve-site';
import {makeSiteFolder} from './site-folder';

export interface ServedSite {
  readonly dir: string;
  /** The parent folder, whose files must not be served. */
  readonly outside: string;
  readonly address: string;
  readonly server: http.Server;
  serve(limits?: ServerLimits): Promise<{server: http.Server; address: string}>;
}

/** Serves a new site for each test of a file, until the test ends. */
export function useServedSite(): () => ServedSite {
  let site: ServedSite;
  const servers: http.Server[] = [];

  beforeEach(async () => {
    const folder = makeSiteFolder();
    const serve = async (limits?: ServerLimits) => {
      const server = createSiteServer(folder.dir, limits);
      servers.push(server);
      return {server, address: await listen(server, 0)};
    };
    site = {...folder, ...(await serve()), serve};
  });

  afterEach(() => {
    vi.restoreAllMocks();
    servers.splice(0).forEach((server) => {
      server.closeAllConnections();
      server.close();
    });
    fs.rmSync(site.outside, {recursive: true});
  });

  return () => site;
}
