import {type PageVisit, WORKER_FILE} from './worker-data';

/** Variables of the bundler: the base path of the site, and its Trusted Types policy for script URLs, if any. */
declare const __webpack_require__: {
  readonly p: string;
  readonly tu?: (address: string) => string;
};

let registered: Promise<unknown> | undefined;

function isPageLink({target}: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.pathname !== location.pathname;
}

/** Makes links load whole documents when offline, because the files of a page are cached from one build. */
const loadWhole = (event: Event): void => {
  if (!navigator.onLine && isPageLink(event)) event.stopPropagation();
};

function register(): Promise<unknown> {
  const {p: base, tu = (address: string) => address} = __webpack_require__;
  addEventListener('click', loadWhole, true);
  return navigator.serviceWorker.register(tu(base + WORKER_FILE));
}

/** The Network Information API, which some browsers lack. */
interface SavingNavigator {
  readonly connection?: {readonly saveData: boolean};
}

function describeVisit(): PageVisit {
  const {connection} = navigator as SavingNavigator;
  const loaded = performance.getEntriesByType('resource').map(({name}) => name);
  return {path: location.pathname, loaded, isSaving: connection?.saveData === true};
}

/** Removes a worker that a production build left at the same origin. */
async function unregister(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** Registers the service worker, and reports the current page to the active worker and to a waiting newer one. */
export async function reportVisit(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV === 'development') return unregister();
  registered ??= register();
  await registered;
  const {active, waiting} = await navigator.serviceWorker.ready;
  for (const worker of [active, waiting]) worker?.postMessage(describeVisit());
}
