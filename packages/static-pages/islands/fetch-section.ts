import {decodeText} from '@openapi-portal/reports/text';

import {fetchPage} from './page-html';

/** A copy that can stand in another page: no second element has its ids, and its links lead where they led. */
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
 * What stands below a heading of another page of this site, up to the end of its section: copies, to be shown here.
 *
 * @param href address of the heading, from the root of the host: `/docs/API/errors#not-found`
 * @throws Error where the page cannot be had, or has no such heading
 */
export async function fetchSection(href: string): Promise<readonly Element[]> {
  const [path = '', fragment = ''] = href.split('#');
  const page = await fetchPage(path);
  const heading = page.getElementById(decodeText(fragment));
  const section = [...(heading?.parentElement?.children ?? [])];
  if (heading === null) throw new Error(`${href} is not there`);
  return section.slice(section.indexOf(heading) + 1).map((element) => toCopy(element, path));
}
