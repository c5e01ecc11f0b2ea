import type {ReactNode} from 'react';

import {toFragment} from '../anchors';
import type {OutlineItem, PageLink, RenderedPage} from '../page';

function nest(
  items: readonly OutlineItem[],
): readonly (readonly [OutlineItem, ...OutlineItem[]])[] {
  const entries: [OutlineItem, ...OutlineItem[]][] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (item.level === 3 && last !== undefined) last.push(item);
    else entries.push([item]);
  }
  return entries;
}

interface ContentsProps {
  readonly items: readonly OutlineItem[];
  /** Class of the links. With a class, the list is styled as a column in which Docusaurus marks the heading in view. */
  readonly linkClass?: string;
}

function Contents({items, linkClass}: ContentsProps): ReactNode {
  const toLink = ({id, value}: OutlineItem): ReactNode => (
    <a className={linkClass} href={toFragment(id)}>
      {value}
    </a>
  );
  return (
    <ul
      className={`table-of-contents${linkClass === undefined ? '' : ' table-of-contents__left-border'}`}
    >
      {nest(items).map(([item, ...below]) => (
        <li key={item.id}>
          {toLink(item)}
          {below.length > 0 && (
            <ul>
              {below.map((inner) => (
                <li key={inner.id}>{toLink(inner)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NeighbourProps {
  readonly page: PageLink | undefined;
  readonly label: string;
  readonly side: 'prev' | 'next';
}

const Neighbour = ({page, label, side}: NeighbourProps): ReactNode =>
  page !== undefined && (
    <a className={`pagination-nav__link pagination-nav__link--${side}`} href={page.href}>
      <div className="pagination-nav__sublabel">{label}</div>
      <div className="pagination-nav__label">{page.title}</div>
    </a>
  );

interface Props {
  readonly page: RenderedPage;
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
}

/** Renders the table of contents in a column, as on prose pages. Operation pages have it in the bar with the URL. */
const ContentsColumn = ({contents}: Pick<RenderedPage, 'contents'>): ReactNode => (
  <div className="col col--3 api-contents-column">
    <nav className="contents" aria-labelledby="on-this-page">
      <p id="on-this-page">On this page</p>
      <div className="theme-doc-toc-desktop">
        <Contents items={contents} linkClass="table-of-contents__link" />
      </div>
    </nav>
  </div>
);

/** Renders the frame of every API page: the table of contents, and links to the neighbours. */
export const PageFrame = ({page, previous, next}: Props): ReactNode => {
  const {contents, html, names} = page;
  const isOperation = names !== undefined;
  const hasColumn = !isOperation && contents.length > 0;
  return (
    <div className="row">
      <div className={hasColumn ? 'col api-column' : 'col'}>
        {hasColumn && (
          <details className="api-contents-fold">
            <summary>On this page</summary>
            <Contents items={contents} />
          </details>
        )}
        <div className="theme-doc-markdown markdown" dangerouslySetInnerHTML={{__html: html}} />
        <nav className="pagination-nav" aria-label="Docs pages">
          <Neighbour page={previous} label="Previous" side="prev" />
          <Neighbour page={next} label="Next" side="next" />
        </nav>
      </div>
      {hasColumn && <ContentsColumn contents={contents} />}
    </div>
  );
};
