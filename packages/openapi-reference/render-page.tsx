import {Parser} from 'htmlparser2';
import {renderToStaticMarkup} from 'react-dom/server';

import {PageFrame} from './components/PageFrame';
import {Plain} from './components/Plain';
import type {PageLines} from './lines';
import type {Mark, PageBuilder, RenderedPage} from './page';
import type {PagePart} from './parts';

/** Names below `@theme/` in the order of a page; those in a list share an element. */
type Layout = readonly (string | Layout)[];

/** The layout of a page, and its texts. */
export interface PageSource extends Pick<
  RenderedPage,
  'id' | 'title' | 'description' | 'contents'
> {
  readonly layout: Layout;
  /** Props of the layout's components. */
  readonly page: object;
  /** Class of the layout; a single column by default. */
  readonly className?: string;
  /** Search metadata, if it is more than a page. */
  readonly record?: Pick<Mark, 'kind' | 'detail' | 'names'>;
}

/** Renders the components of a layout in order; nested lists get their own element. */
const placeParts = (layout: Layout, place: (name: string) => string): readonly string[] =>
  layout.map((item) =>
    typeof item === 'string' ? place(item) : `<div>${placeParts(item, place).join('')}</div>`,
  );

/** The names in a layout, in their order. */
const listNames = (layout: Layout): readonly string[] =>
  layout.flatMap((item) => (typeof item === 'string' ? [item] : listNames(item)));

/** Ids of elements in HTML and URLs of its links, without repetitions. */
type Found = Pick<RenderedPage, 'anchors' | 'links'>;

/** Finds the ids and links in HTML with a streaming parser, which needs no tree. */
function findAnchorsAndLinks(html: string): Found {
  const found = {id: new Set<string>(), href: new Set<string>()};
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'id' || name === 'href') found[name].add(value);
    },
  });
  parser.end(html);
  return {anchors: [...found.id], links: [...found.href]};
}

/** Joins the ids and links of several pieces of HTML. */
const joinFound = (all: readonly Found[]): Found => ({
  anchors: [...new Set(all.flatMap(({anchors}) => anchors))],
  links: [...new Set(all.flatMap(({links}) => links))],
});

const renderPart = (Part: PagePart, page: object, isPlain: boolean): string =>
  renderToStaticMarkup(
    <Plain value={isPlain}>
      <Part page={page as never} />
    </Plain>,
  );

/** The part for an API that has pages of several lines of releases. */
const LINES = 'ApiLines';

/** Inserts the switch of minor versions: at the top of an older version's page, else after the head and console. */
function placeLines(layout: Layout, isOlder: boolean): Layout {
  const at = isOlder || layout.length === 1 ? 0 : 1;
  return [...layout.slice(0, at), LINES, ...layout.slice(at)];
}

/** Components that link to changed elements need the anchors of the page, so they are rendered last. */
const LAST = [LINES, 'ApiHistory'];

/** Additional props of components that show changes. */
export interface WithAnchors {
  /** Every `id` on the page. */
  readonly anchors: ReadonlySet<string>;
}

/** Props of the switch of minor versions. */
export interface LinesPage extends WithAnchors {
  readonly lines: PageLines;
}

/** Renders a page: its HTML, and what other pages and the checks want to know of it. */
export function renderPage(
  {layout: own, page, className, record = {kind: 'page', names: []}, ...words}: PageSource,
  builder: PageBuilder,
): RenderedPage {
  const {linkedSchemas, context} = builder;
  const {parts, findLines} = context;
  const partsHtml: Record<string, string> = {};
  const found: Record<string, Found> = {};
  const render = (name: string, shown: object): void => {
    const Part = parts[name];
    if (Part === undefined) return;
    const html = renderPart(Part, shown, false);
    builder.countHtml(html);
    partsHtml[name] = html;
    found[name] = findAnchorsAndLinks(html);
  };
  const lines = findLines?.(words.id);
  const layout = lines === undefined ? own : placeLines(own, lines.changes !== undefined);
  const names = listNames(layout);
  names.filter((name) => !LAST.includes(name)).forEach((name) => render(name, page));
  const {anchors} = joinFound(Object.values(found));
  const last = {...page, lines, anchors: new Set(anchors)};
  names.filter((name) => LAST.includes(name)).forEach((name) => render(name, last));
  // A page that is too large is known by now: plain HTML is as much work again.
  const renderPlain = (name: string): string => {
    const Part = parts[name];
    return Part === undefined ? '' : renderPart(Part, LAST.includes(name) ? last : page, true);
  };
  const plainHtml = names.map(renderPlain).join('');
  const content = placeParts(layout, (name) => partsHtml[name] ?? '').join('\n');
  const article = <article className={className} dangerouslySetInnerHTML={{__html: content}} />;
  const html = renderToStaticMarkup(<div className="api-page">{article}</div>);
  return {
    ...words,
    html,
    plainHtml,
    record: {...record, title: words.title, anchor: ''},
    ...joinFound(names.flatMap((name) => found[name] ?? [])),
    ...(lines?.changes !== undefined && {newest: lines.lines[0].href}),
    schemas: [...linkedSchemas.values()],
  };
}

/** Copies an object with additional members; getters stay getters. */
const extend = <Base extends object>(base: Base, more: Partial<Base>): Base =>
  Object.defineProperties({} as Base, {
    ...Object.getOwnPropertyDescriptors(base),
    ...Object.getOwnPropertyDescriptors(more),
  });

/**
 * Frames pages in the order of the sidebar, with table of contents and links to neighbours. The frame is rendered
 * when the HTML is read.
 */
export function framePages(
  pages: readonly RenderedPage[],
  toHref: (id: string) => string,
): readonly RenderedPage[] {
  const links = pages.map(({id, title}) => ({title, href: toHref(id)}));
  return pages.map((page, index) => {
    const [previous, next] = [links[index - 1], links[index + 1]];
    const neighbours = [previous, next].flatMap((link) => link?.href ?? []);
    return extend(page, {
      get html() {
        return renderToStaticMarkup(<PageFrame page={page} previous={previous} next={next} />);
      },
      get links() {
        return [...new Set([...page.links, ...neighbours])];
      },
    });
  });
}
