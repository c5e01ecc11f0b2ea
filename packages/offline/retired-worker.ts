/** The service worker of a build without offline reading: it removes what readers have of an earlier one. */
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
// A page of an earlier build registers the old worker again while it is open, which cancels the removal; so this
// worker repeats it.
self.addEventListener('message', (event) => event.waitUntil(retire()));
