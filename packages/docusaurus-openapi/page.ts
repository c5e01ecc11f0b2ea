import zlib from 'node:zlib';

import {createApiPageMD, createInfoPageMD} from 'docusaurus-plugin-openapi-docs/lib/markdown';
import type {ApiPageMetadata, InfoPageMetadata} from 'docusaurus-plugin-openapi-docs/src/types';

import type {RenderedPage as Page} from '@openapi-portal/openapi-reference';
import type {RenderedIsland} from '@openapi-portal/static-pages/client';

export type {Page};

/** A page of the plugin's, as its generators take it. */
export type Item = ApiPageMetadata | InfoPageMetadata;

function renderFrontMatter(
  {title, description}: Page,
  id: string,
  slug: string,
  more: object = {},
): string {
  const words = {id, title, description, sidebar_label: title, slug, ...more};
  const lines = Object.entries({...words, custom_edit_url: null}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', ''].join('\n');
}

/** What the parts of the OpenAPI theme take, where a page needs one of them. */
const toStockProps = ({api}: ApiPageMetadata): Readonly<Record<string, object>> => ({
  MethodEndpoint: {method: api.method, path: api.path, context: 'endpoint'},
  ParamsDetails: {parameters: api.parameters},
  RequestSchema: {title: 'Body', body: api.requestBody},
  StatusCodes: {responses: api.responses},
});

/** A body whose names get what they show: HTML for parts of ours, data for those of the OpenAPI theme. */
function fillBody({body, partsHtml = {}}: Page, item: Item | undefined): string {
  const stock = item?.type === 'api' ? toStockProps(item) : {};
  const own = Object.entries(partsHtml).map(([name, html]) => [name, {html}] as const);
  const props = {...stock, ...Object.fromEntries(own)};
  const filled = body.replace(/<([A-Z]\w*) \/>/g, '<$1 {...props.$1} />');
  return `export const props = ${JSON.stringify(props)};\n\n${filled}`;
}

/**
 * A page as MDX: names of the theme and nothing else where it was rendered when it was generated; with what
 * they show where only the bundler can make it.
 *
 * @param id of the document below its folder
 * @param slug the page's address below that of its docs
 */
export const renderMdx = (page: Page, id: string, slug: string, item?: Item): string =>
  renderFrontMatter(page, id, slug) +
  (page.partsHtml === undefined ? page.body : fillBody(page, item));

/** The page as the plugin writes it for the OpenAPI theme, without any part of ours. */
export function renderStockMdx(page: Page, slug: string, item: Item): string {
  const shown = {hide_title: true};
  if (item.type === 'info')
    return renderFrontMatter(page, item.id, slug, shown) + createInfoPageMD(item);
  const api = zlib.deflateSync(JSON.stringify(item.api)).toString('base64');
  const more = {...shown, hide_table_of_contents: true, api};
  return renderFrontMatter(page, item.id, slug, more) + createApiPageMD(item);
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
