import type {IncomingMessage} from 'node:http';

import {listen} from '../scripts/listen';
import {createSiteServer} from '../scripts/serve-site';

/** Restricts the encoding to gzip, which every static host supports. The server would otherwise use Brotli. */
function allowGzipOnly({headers}: IncomingMessage): void {
  headers['accept-encoding'] = 'gzip';
}

/**
 * Serves a folder on a free port with gzip while `work` runs.
 *
 * @param work receives the origin, such as `http://localhost:1234`
 */
export async function withServer<Result>(
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
