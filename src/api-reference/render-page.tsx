import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {escapeHtml} from './highlight-json';
import {findAttributes, type RenderedPage} from './outline';
import type {PageDraft} from './page';

type Words = Pick<RenderedPage, 'id' | 'title' | 'description' | 'contents'>;

/** A component as a page: its HTML, and what other pages and the checks want to know of it. */
export function renderPage(page: ReactNode, words: Words, draft: PageDraft): RenderedPage {
  const html = renderToStaticMarkup(page);
  return {
    ...words,
    contents: words.contents.map((item) => ({...item, value: escapeHtml(item.value)})),
    html,
    anchors: findAttributes(html, 'id'),
    links: findAttributes(html, 'href'),
    schemas: [...draft.linkedSchemas],
  };
}
