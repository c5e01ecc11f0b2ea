import path from 'node:path';
import {Worker} from 'node:worker_threads';

import {collectGarbage} from './collect-garbage';

let last: Promise<unknown> = Promise.resolve();

/** Runs `read` after all earlier calls, because `postBuild` of all plugins at once would not fit into memory. */
export function runOneAtATime<T>(read: () => Promise<T>): Promise<T> {
  const turn = last.then(read);
  last = turn.catch(() => undefined);
  return turn;
}

const runInThread = <Part>(module: string, task: unknown): Promise<readonly Part[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(module, {workerData: task});
    const parts: Part[] = [];
    worker.on('message', (part: Part) => parts.push(part));
    worker.once('error', reject);
    worker.once('messageerror', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve(parts);
      else reject(new Error(`A thread of ${path.basename(module)} ended with exit code ${code}.`));
    });
  });

/**
 * Runs each task in its own thread. Collects garbage first, so that the threads can use the memory.
 *
 * @param module path of a compiled module, because Node.js starts threads with JavaScript. It reads its task from
 *   `workerData`, and posts its result in one or more parts.
 * @returns the posted parts of each task, in the order of the tasks
 * @throws the error of a thread; Error if a thread exits with another code than 0
 */
export function runInThreads<Part>(
  module: string,
  tasks: readonly unknown[],
): Promise<readonly (readonly Part[])[]> {
  collectGarbage();
  return Promise.all(tasks.map((task) => runInThread<Part>(module, task)));
}
