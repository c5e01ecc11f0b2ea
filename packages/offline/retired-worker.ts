/** The service worker of a build without offline reading. It removes the worker and caches of earlier builds. */
import type {WorkerData} from './worker-data';
import type {WorkerScope} from './worker-scope';

declare const WORKER_DATA: Pick<WorkerData, 'base'>;
declare const self: WorkerScope;

async function retire(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`offline ${WORKER_DATA.base} `));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
// While a page of an earlier build is open, it can register the old worker again, which cancels the removal. So this
// worker repeats the removal when it receives a message.
self.addEventListener('message', (event) => event.waitUntil(retire()));
