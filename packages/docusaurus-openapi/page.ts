import type {RenderedPage as Page} from '@openapi-portal/openapi-reference';
import type {RenderedIsland} from '@openapi-portal/static-pages/client';

export type {Page};

/**
 * Writes the MDX of a page. It is front matter alone: the page was rendered when it was generated, and Docusaurus wants
 * to know only that it is there.
 *
 * @param id of the document below its folder
 * @param slug the page's address below that of its docs
 */
export function renderMdx({title, description}: Page, id: string, slug: string): string {
  const words = {id, title, description, sidebar_label: title, slug, custom_edit_url: null};
  const lines = Object.entries(words).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** Links to other sites are not the build's to check, nor are files, which are no pages. */
const isPage = (link: string): boolean =>
  (link.startsWith('/') || link.startsWith('#')) && !/^[^#]*\.(?:json|ts|yaml)$/.test(link);

/**
 * Returns the content that the server embeds in the page, where the browser finds it.
 *
 * @param line the name of an older line, which the title of the page has
 */
export const toIsland = (
  {title, description, html, anchors, links, newest}: Page,
  line?: string,
): RenderedIsland => ({
  title: line === undefined ? title : `${title} (${line})`,
  description,
  html,
  anchors,
  links: links.filter(isPage),
  ...(newest !== undefined && {newest}),
});
