import type {IncomingMessage} from 'node:http';

import {listen} from '../scripts/listen';
import {createSiteServer} from '../scripts/serve-site';

/** Restricts the encoding to gzip, which every static host supports; the server would prefer Brotli. */
function allowGzipOnly({headers}: IncomingMessage): void {
  headers['accept-encoding'] = 'gzip';
}

/**
 * Serves a folder with gzip on a free port while something is done with it.
 *
 * @param work is given the address without a slash at its end
 */
export async function whileServed<Result>(
  dir: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createSiteServer(dir).prependListener('request', allowGzipOnly);
  try {
    return await work(await listen(server, 0));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
