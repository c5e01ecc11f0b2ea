import type {Island} from 'static-pages/islands/island';
import type {ApiPage as Page} from '../reference';

export type {Page};

/**
 * The page as the docs plugin reads it: front matter alone, because its content is its island.
 *
 * @param page what the page says
 * @param slug the page's address below that of the API
 */
export const toMdx = ({id, title, description, label}: Page, slug: string): string =>
  [
    '---',
    ...Object.entries({id, title, description, sidebar_label: label, slug}).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    ),
    '---',
    '',
  ].join('\n');

/** Links to other sites are not the build's to check, nor are files, which are no pages. */
const isPage = (link: string): boolean =>
  (link.startsWith('/') || link.startsWith('#')) && !/^[^#]*\.yaml$/.test(link);

/** What the server prints and the browser finds in the served page. */
export const toIsland = ({title, description, html, anchors, links}: Page): Island => ({
  title,
  description,
  html,
  anchors,
  links: links.filter(isPage),
});
