import type {Page, Route} from '@playwright/test';

type Change = (script: string) => string;

async function answer(route: Route, source: string, change: Change): Promise<void> {
  // Prefetched scripts would arrive unchanged.
  if (route.request().resourceType() !== 'script') return route.abort();
  if (/\/(main|runtime)/.test(route.request().url())) return route.continue();
  const response = await route.fetch();
  const script = await response.text();
  if (!script.includes(`@site/${source}`)) return route.fulfill({response});
  const changed = change(script);
  if (changed === script) throw new Error(`The script of ${source} is not as expected.`);
  await route.fulfill({response, body: changed});
}

/** Returns true for errors that are expected if a test ends while a script is loading. */
const isOver = (error: unknown): boolean =>
  error instanceof Error && /disposed|has been closed|Test ended/.test(error.message);

/**
 * Changes the script with the content of a docs page before the browser runs it.
 *
 * @param source source file of the page, such as `docs/introduction/index.mdx`
 * @param change returns the changed text of the script
 * @throws Error if the text is not changed
 */
export async function rewriteContent(page: Page, source: string, change: Change): Promise<void> {
  await page.route('**/assets/js/*.js', (route) =>
    answer(route, source, change).catch((error: unknown) => {
      if (!isOver(error)) throw error;
    }),
  );
}
