/** The bundler's own script: its name changes with every change of any script of the site. */
const findRuntime = (page: Document): string | null | undefined =>
  page.querySelector('script[src*="/runtime"]')?.getAttribute('src');

/**
 * The milliseconds after a reload without another one: if two versions respond alternately, reloading would not
 * end.
 */
const PAUSE = 10_000;

function loadAnew(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' || performance.now() > PAUSE) location.reload();
}

/**
 * Reloads the URL if the served page belongs to another version of the site than the running scripts, whose
 * further files no longer exist or do not match.
 */
export function followVersion(page: Document | undefined): void {
  if (page && findRuntime(page) !== findRuntime(document)) loadAnew();
}

/**
 * Checks the version after files have failed to load, by fetching the page. A removed page has the not-found page
 * of the new version. If the host fails, the reader may retry.
 */
export function followPublished(): void {
  const runtime = findRuntime(document);
  fetch(location.pathname)
    .then(async (response) => {
      const isAnswer = response.ok || response.status === 404;
      if (runtime && isAnswer && !(await response.text()).includes(runtime)) loadAnew();
    })
    .catch(() => undefined);
}
