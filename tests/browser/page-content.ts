import type {Page, Route} from '@playwright/test';

type Change = (script: string) => string;

async function answer(route: Route, source: string, change: Change): Promise<void> {
  // A prefetched script would arrive unchanged.
  if (route.request().resourceType() !== 'script') return route.abort();
  if (/\/(main|runtime)/.test(route.request().url())) return route.continue();
  const response = await route.fetch();
  const script = await response.text();
  if (!script.includes(`@site/${source}`)) return route.fulfill({response});
  const changed = change(script);
  if (changed === script) throw new Error(`The script of ${source} is not as expected.`);
  await route.fulfill({response, body: changed});
}

/** A test may end while a script is loading. */
const isOver = (error: unknown): boolean =>
  error instanceof Error && /disposed|has been closed|Test ended/.test(error.message);

/**
 * Changes the script with the content of a docs page before the browser runs it.
 *
 * @param source the page's source file, for example `docs/introduction/index.mdx`
 * @param change takes and returns the script's text, and must change it
 */
export async function rewriteContent(page: Page, source: string, change: Change): Promise<void> {
  await page.route('**/assets/js/*.js', (route) =>
    answer(route, source, change).catch((error: unknown) => {
      if (!isOver(error)) throw error;
    }),
  );
}
