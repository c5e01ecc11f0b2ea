import type {ApiPage as Page} from '../../src/api-reference';

export type {Page};

/** The page's island as a file: what the server prints and the client finds in the served page. */
export type Island = Pick<Page, 'html' | 'anchors' | 'links'>;

const toFrontMatter = ({id, title, description, label}: Page, slug: string): string =>
  [
    '---',
    ...Object.entries({id, title, description, sidebar_label: label, slug}).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    ),
    'hide_title: true',
    'custom_edit_url: null',
    '---',
  ].join('\n');

/**
 * The page as MDX: front matter for the docs plugin, the contents list, and its island by name.
 *
 * @param page what the page says
 * @param apiId the API's folder
 * @param slug the page's address below that of the API
 */
export function toMdx(page: Page, apiId: string, slug: string): string {
  return `${toFrontMatter(page, slug)}

import ApiPage from '@site/src/components/ApiPage';
import island from '@api-islands/${apiId}/${page.id}.json';

export const toc = ${JSON.stringify(page.contents)};

<ApiPage name=${JSON.stringify(`${apiId}/${page.id}`)} island={island} />
`;
}

/** Links to other sites are not the build's to check. */
const isInternal = (link: string): boolean => link.startsWith('/') || link.startsWith('#');

export const toIsland = ({html, anchors, links}: Page): Island => ({
  html,
  anchors,
  links: links.filter(isInternal),
});
