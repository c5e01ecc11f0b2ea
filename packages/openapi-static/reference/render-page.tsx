import {renderToStaticMarkup} from 'react-dom/server';

import {PageFrame} from './components/PageFrame';
import {evaluateBody, listImports, renderPart} from './evaluate-body';
import {findAttributes, type RenderedPage} from './outline';
import type {PageDraft} from './page';
import {type Parts, themeParts} from './theme-parts';

type Words = Pick<RenderedPage, 'id' | 'title' | 'description' | 'contents'>;

/** What stands on a page. */
interface PageSource {
  /** MDX that places names of the theme. */
  readonly body: string;
  /** What these names show. */
  readonly page: object;
  /** How the page is laid out; in a column unless given. */
  readonly className?: string;
}

/** Each part that can be rendered here, by its name: a bundler adds the others. */
const renderParts = (body: string, page: object, parts: Parts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listImports(body).flatMap(([local, name]) => {
      const part = parts[name];
      return part === undefined ? [] : [[local, renderToStaticMarkup(renderPart(part, page))]];
    }),
  );

/**
 * A page: its HTML, and what other pages and the checks want to know of it. Where its MDX wants a name that
 * only a bundler can load, it has HTML of the other parts, each by itself.
 */
export function renderPage(
  {body, page, className}: PageSource,
  words: Words,
  {linkedSchemas, context: {parts = themeParts}}: PageDraft,
): RenderedPage {
  const content = evaluateBody(body, parts, page);
  const partsHtml = content === undefined ? renderParts(body, page, parts) : undefined;
  const html =
    partsHtml === undefined
      ? renderToStaticMarkup(
          <div className="api-page">
            <article className={className}>{content}</article>
          </div>,
        )
      : Object.values(partsHtml).join('');
  return {
    ...words,
    body,
    html,
    ...(partsHtml !== undefined && {partsHtml}),
    anchors: findAttributes(html, 'id'),
    links: findAttributes(html, 'href'),
    schemas: [...linkedSchemas],
  };
}

/** Pages in the order of the sidebar, each with the list of its contents and ways to its neighbours. */
export const framePages = <Page extends RenderedPage & {readonly label: string}>(
  pages: readonly Page[],
  toHref: (id: string) => string,
): readonly Page[] => {
  const toNeighbour = (page: Page | undefined) =>
    page && {title: page.label, href: toHref(page.id)};
  return pages.map((page, index) => {
    const previous = toNeighbour(pages[index - 1]);
    const next = toNeighbour(pages[index + 1]);
    const frame = (
      <PageFrame contents={page.contents} previous={previous} next={next} html={page.html} />
    );
    const neighbours = [previous, next].flatMap((neighbour) => neighbour?.href ?? []);
    return {
      ...page,
      html: renderToStaticMarkup(frame),
      links: [...new Set([...page.links, ...neighbours])],
    };
  });
};
