/** The bundler's own script: its name changes with every change of any script of the site. */
const findRuntime = (page: Document): string | null | undefined =>
  page.querySelector('script[src*="/runtime"]')?.getAttribute('src');

/** Milliseconds after a reload in which there is no other: where two versions answer by turns it would not end. */
const PAUSE = 10_000;

function loadAnew(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' || performance.now() > PAUSE) location.reload();
}

/**
 * Loads the address anew where its page, as the host serves it now, is of another version of the site than the scripts
 * that run: what they would load next is gone, or would not go with the page.
 */
export function followVersion(page: Document | undefined): void {
  if (page && findRuntime(page) !== findRuntime(document)) loadAnew();
}

/**
 * The same, where files could not be loaded: the host is asked for the page first. One that is gone has the
 * not-found page of the newer version. A host that fails answers neither, and the reader may try again.
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
