import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {PageFrame} from './components/PageFrame';
import {findAttributes, type RenderedPage} from './outline';
import type {PageDraft} from './page';

type Words = Pick<RenderedPage, 'id' | 'title' | 'description' | 'contents'>;

/** A component as a page: its HTML, and what other pages and the checks want to know of it. */
export function renderPage(page: ReactNode, words: Words, draft: PageDraft): RenderedPage {
  const html = renderToStaticMarkup(page);
  return {
    ...words,
    html,
    anchors: findAttributes(html, 'id'),
    links: findAttributes(html, 'href'),
    schemas: [...draft.linkedSchemas],
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
