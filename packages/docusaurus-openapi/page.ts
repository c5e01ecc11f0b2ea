import type {RenderedPage as Page} from '@openapi-portal/openapi-reference';
import type {RenderedIsland} from '@openapi-portal/static-pages/client';

export type {Page};

/** Returns the MDX of a page, which is front matter only: the content has already been rendered. */
export function renderMdx({title, description}: Page, id: string, slug: string): string {
  const words = {id, title, description, sidebar_label: title, slug, custom_edit_url: null};
  const lines = Object.entries(words).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** Returns true for links to pages of the site. `//host/path` is a page of another host. */
const isPage = (link: string): boolean =>
  /^(?:\/(?!\/)|#)/.test(link) && !/^[^#]*(?:\.(?:json|ts|yaml)|\/SKILL\.md)$/.test(link);

/** Selects the content that is embedded in the HTML of a page. An older version's name is in the title. */
export const toIsland = (
  {title, description, html, anchors, links, newest}: Page,
  minorVersion?: string,
): RenderedIsland => ({
  title: minorVersion === undefined ? title : `${title} (${minorVersion})`,
  description,
  html,
  anchors,
  links: links.filter(isPage),
  ...(newest !== undefined && {newest}),
});
