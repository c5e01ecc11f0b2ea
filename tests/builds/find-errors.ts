import {openPages} from './open-pages';

/**
 * Opens pages in a browser, one after another, until each is hydrated.
 *
 * @param dir path of the build
 * @param routes routes of pages, relative to the build
 * @returns the errors that the browser reports
 */
export async function findErrors(
  dir: string,
  routes: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  await openPages(dir, routes, (page) => {
    page.on('pageerror', ({message}) => found.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(`${page.url()}: ${message.text()}`);
    });
  });
  return found;
}
