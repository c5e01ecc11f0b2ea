/** Returns the URL of the bundler's runtime. Its name changes whenever any script of the site changes. */
const findRuntime = (page: Document): string | null | undefined =>
  page.querySelector('script[src*="/runtime"]')?.getAttribute('src');

/** Minimum milliseconds between two reloads. If a host serves two versions alternately, reloading would not end. */
const PAUSE = 10_000;

function reloadOnce(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' || performance.now() > PAUSE) location.reload();
}

/** Reloads the URL if a fetched page is of another version of the site, whose other files may be gone. */
export function reloadIfOutdated(page: Document | undefined): void {
  if (page && findRuntime(page) !== findRuntime(document)) reloadOnce();
}

/** Reloads the page if a new version of the site is published, whose current page or 404 page loads other scripts. */
export function reloadIfPublished(): void {
  const runtime = findRuntime(document);
  fetch(location.pathname)
    .then(async (response) => {
      const isAnswer = response.ok || response.status === 404;
      if (runtime && isAnswer && !(await response.text()).includes(runtime)) reloadOnce();
    })
    .catch(() => undefined);
}
