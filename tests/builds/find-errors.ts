import {openPages} from './open-pages';

/**
 * Opens pages in a browser, one after the other, until the script of each has taken over.
 *
 * @param dir a build
 * @param routes of pages, from its root
 * @returns what the browser reports as an error
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
