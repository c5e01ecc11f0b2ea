import {once} from 'node:events';
import {createRequire} from 'node:module';
import {Worker} from 'node:worker_threads';

import type {Nodes} from 'mdast';

import {keepBody} from './parser';

/** Resolves to the compiled file, because Node.js workers cannot run TypeScript. */
const WORKER = createRequire(__filename).resolve('@openapi-portal/markdown-source/worker');

export type Parsed = readonly (readonly [body: string, nodes: readonly Nodes[]])[];

/** Parses pages in a worker thread for `readBody`, while the build does other work. Skips pages with errors. */
export async function parseAhead(files: readonly string[]): Promise<void> {
  const worker = new Worker(WORKER, {workerData: files});
  const [parsed] = (await once(worker, 'message')) as [Parsed];
  for (const [body, nodes] of parsed) keepBody(body, nodes);
}
