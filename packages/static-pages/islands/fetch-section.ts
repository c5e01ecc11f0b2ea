import {decodeText} from '@openapi-portal/reports/text';

import {fetchPage} from './page-html';

/** Copies an element into the current page, without ids, and with the original path in fragment links. */
function toCopy(element: Element, path: string): Element {
  const copy = document.importNode(element, true);
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.removeAttribute('id');
    part.removeAttribute('name');
    const href = part.getAttribute('href');
    if (href?.startsWith('#') === true) part.setAttribute('href', path + href);
  }
  return copy;
}

/**
 * Fetches a section of another page: copies of the elements that follow a heading in its parent.
 *
 * @param href URL of the heading, from the root of the host: `/docs/API/errors#not-found`
 * @throws Error if the page fails to load, or has no such heading
 */
export async function fetchSection(href: string): Promise<readonly Element[]> {
  const [path = '', fragment = ''] = href.split('#');
  const page = await fetchPage(path);
  const heading = page.getElementById(decodeText(fragment));
  const section = [...(heading?.parentElement?.children ?? [])];
  if (heading === null) throw new Error(`${href} does not exist`);
  return section.slice(section.indexOf(heading) + 1).map((element) => toCopy(element, path));
}
