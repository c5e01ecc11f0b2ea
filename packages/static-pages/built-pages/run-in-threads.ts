import path from 'node:path';
import {Worker} from 'node:worker_threads';

import {collectGarbage} from './collect-garbage';

const runInThread = <Part>(module: string, task: unknown): Promise<readonly Part[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(module, {workerData: task});
    const parts: Part[] = [];
    worker.on('message', (part: Part) => parts.push(part));
    worker.once('error', reject);
    worker.once('messageerror', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve(parts);
      else reject(new Error(`A thread of ${path.basename(module)} ended with ${code}.`));
    });
  });

/**
 * Does tasks side by side, each in a thread of its own. While this one waits, they have the memory that it no longer needs.
 *
 * @param module compiled, since a thread of Node.js begins with JavaScript: it finds its task in `workerData`, sends
 *   what it makes in one part or several, and ends
 * @param tasks plain data
 * @returns the parts that each has sent, in the order of the tasks
 * @throws what a thread has thrown; Error where one ends before its time
 */
export function runInThreads<Part>(
  module: string,
  tasks: readonly unknown[],
): Promise<readonly (readonly Part[])[]> {
  collectGarbage();
  return Promise.all(tasks.map((task) => runInThread<Part>(module, task)));
}
