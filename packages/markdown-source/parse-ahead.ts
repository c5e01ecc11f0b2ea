import {once} from 'node:events';
import {createRequire} from 'node:module';
import {Worker} from 'node:worker_threads';

import type {Nodes} from 'mdast';

import {keepBody} from './parser';

/** Compiled: a worker of Node.js begins with JavaScript. */
const WORKER = createRequire(__filename).resolve('@openapi-portal/markdown-source/worker');

/** Bodies of pages with their nodes, as `readBody` gives them. */
export type Parsed = readonly (readonly [body: string, nodes: readonly Nodes[]])[];

/**
 * Parses pages in a thread for later calls of `readBody`: this takes more than a second, during which a build has
 * other work. Pages with syntax errors are skipped; `readBody` then reports them.
 *
 * @param files absolute paths of MDX
 */
export async function parseAhead(files: readonly string[]): Promise<void> {
  const worker = new Worker(WORKER, {workerData: files});
  const [parsed] = (await once(worker, 'message')) as [Parsed];
  for (const [body, nodes] of parsed) keepBody(body, nodes);
}
