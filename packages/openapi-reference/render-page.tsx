import {Parser} from 'htmlparser2';

import {PageFrame} from './components/PageFrame';
import {Plain} from './components/Plain';
import type {PageMinorVersions} from './minor-versions';
import type {Mark, PageBuilder, RenderedPage} from './page';
import type {PagePart} from './parts';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Component names below `@theme/`, in the order of the page. A nested list is rendered in its own `div`. */
type Layout = readonly (string | Layout)[];

export interface PageSource extends Pick<
  RenderedPage,
  'id' | 'title' | 'description' | 'contents'
> {
  readonly layout: Layout;
  readonly page: object;
  /** Class of the `article` element. Without a class, the page has a single column. */
  readonly className?: string;
  readonly record?: Pick<Mark, 'kind' | 'detail' | 'names'>;
}

const placeParts = (layout: Layout, place: (name: string) => string): readonly string[] =>
  layout.map((item) =>
    typeof item === 'string' ? place(item) : `<div>${placeParts(item, place).join('')}</div>`,
  );

const listNames = (layout: Layout): readonly string[] =>
  layout.flatMap((item) => (typeof item === 'string' ? [item] : listNames(item)));

type Found = Pick<RenderedPage, 'anchors' | 'links'>;

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

const joinFound = (all: readonly Found[]): Found => ({
  anchors: [...new Set(all.flatMap(({anchors}) => anchors))],
  links: [...new Set(all.flatMap(({links}) => links))],
});

const renderPart = (Part: PagePart, page: object, isPlain: boolean): string =>
  renderHtml(
    <Plain.Provider value={isPlain}>
      <Part page={page as never} />
    </Plain.Provider>,
  );

export function renderPreview(page: object, {parts}: PageBuilder['context']): string | undefined {
  const Part = parts.ApiPreview;
  return Part === undefined ? undefined : renderPart(Part, page, false);
}

/** Component that switches between the minor versions of an API. */
const MINOR_VERSIONS = 'ApiMinorVersions';

/** Adds the version switch after the title of the page, or first if the page has no component for its title. */
function placeMinorVersions(layout: Layout): Layout {
  const at = layout.length === 1 ? 0 : 1;
  return [...layout.slice(0, at), MINOR_VERSIONS, ...layout.slice(at)];
}

/** Components that are rendered last, because they link to changed elements and need the anchors of the page. */
const LAST = [MINOR_VERSIONS, 'ApiHistory'];

export interface WithAnchors {
  readonly anchors: ReadonlySet<string>;
}

export interface MinorVersionsPage extends WithAnchors {
  readonly minorVersions: PageMinorVersions;
}

export function renderPage(
  {layout: own, page, className, record = {kind: 'page', names: []}, ...words}: PageSource,
  builder: PageBuilder,
): RenderedPage {
  const {linkedSchemas, context} = builder;
  const {parts, findMinorVersions} = context;
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
  const minorVersions = findMinorVersions?.(words.id);
  const layout = minorVersions === undefined ? own : placeMinorVersions(own);
  const names = listNames(layout);
  names.filter((name) => !LAST.includes(name)).forEach((name) => render(name, page));
  const {anchors} = joinFound(Object.values(found));
  const last = {...page, minorVersions, anchors: new Set(anchors)};
  names.filter((name) => LAST.includes(name)).forEach((name) => render(name, last));
  // Plain HTML is rendered last, because rendering it for a page that is too large would waste time.
  const renderPlain = (name: string): string => {
    const Part = parts[name];
    return Part === undefined ? '' : renderPart(Part, LAST.includes(name) ? last : page, true);
  };
  // Programs read first that a page describes an older version.
  const plainNames = [MINOR_VERSIONS, ...names.filter((name) => name !== MINOR_VERSIONS)];
  const plainHtml = (minorVersions === undefined ? names : plainNames).map(renderPlain).join('');
  const content = placeParts(layout, (name) => partsHtml[name] ?? '').join('\n');
  const article = <article className={className} dangerouslySetInnerHTML={{__html: content}} />;
  const html = renderHtml(<div className="api-page">{article}</div>);
  return {
    ...words,
    html,
    plainHtml,
    record: {...record, title: words.title, anchor: ''},
    ...joinFound(names.flatMap((name) => found[name] ?? [])),
    ...(minorVersions?.changes !== undefined && {newest: minorVersions.all[0].href}),
    schemas: [...linkedSchemas.values()],
  };
}

/** Copies an object with additional members, without calling getters. */
const extend = <Base extends object>(base: Base, more: Partial<Base>): Base =>
  Object.defineProperties({} as Base, {
    ...Object.getOwnPropertyDescriptors(base),
    ...Object.getOwnPropertyDescriptors(more),
  });

/** Adds the frame to each page. It is rendered only when `html` is read. */
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
        return renderHtml(<PageFrame page={page} previous={previous} next={next} />);
      },
      get links() {
        return [...new Set([...page.links, ...neighbours])];
      },
    });
  });
}

/** Matches control characters that an HTML document must not contain (HTML Standard, 13.2.3.5). */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f]/g;

/** Renders HTML with a picture for each control character, such as ␀, which browsers would drop. */
export const renderHtml = (node: ReactNode): string =>
  renderToStaticMarkup(node).replace(CONTROL, (character) =>
    String.fromCodePoint(0x2400 + (character.codePointAt(0) ?? 0)),
  );
