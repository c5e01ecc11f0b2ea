import type {ReactNode} from 'react';

import {toFragment} from '../fragment';
import type {OutlineItem} from '../outline';

/** A page that a reader may go on to. */
export interface Neighbour {
  readonly title: string;
  readonly href: string;
}

interface Props {
  readonly contents: readonly OutlineItem[];
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
  /** The page itself. */
  readonly html: string;
}

interface Entry {
  readonly item: OutlineItem;
  readonly below: OutlineItem[];
}

/** The list with what is of level 3 below what is of level 2. */
function nest(items: readonly OutlineItem[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (item.level === 3 && last !== undefined) last.below.push(item);
    else entries.push({item, below: []});
  }
  return entries;
}

interface ContentsProps {
  readonly items: readonly OutlineItem[];
  /** Of a list that shows where the reader is. */
  readonly linkClass?: string;
}

const ContentsLink = ({
  item: {id, value},
  linkClass,
}: Pick<Entry, 'item'> & Pick<ContentsProps, 'linkClass'>) => (
  <a className={linkClass} href={toFragment(id)}>
    {value}
  </a>
);

const Contents = ({items, linkClass}: ContentsProps): ReactNode => (
  <ul className="table-of-contents">
    {nest(items).map(({item, below}) => (
      <li key={item.id}>
        <ContentsLink item={item} linkClass={linkClass} />
        {below.length > 0 && (
          <ul>
            {below.map((inner) => (
              <li key={inner.id}>
                <ContentsLink item={inner} linkClass={linkClass} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);

interface NeighbourProps extends Neighbour {
  readonly label: string;
  readonly side: 'prev' | 'next';
}

const NeighbourLink = ({title, href, label, side}: NeighbourProps): ReactNode => (
  <a className={`pagination-nav__link pagination-nav__link--${side}`} href={href}>
    <div className="pagination-nav__sublabel">{label}</div>
    <div className="pagination-nav__label">{title}</div>
  </a>
);

/**
 * What stands around every page of an API, in the classes of Docusaurus' theme: the list of its
 * contents, beside the page or folded above it, and the ways to the previous and the next.
 */
export const PageFrame = ({contents, previous, next, html}: Props): ReactNode => (
  <div className="row">
    <div className="col api-column">
      {contents.length > 0 && (
        <details className="api-contents-fold">
          <summary>On this page</summary>
          <Contents items={contents} />
        </details>
      )}
      <div className="theme-doc-markdown markdown" dangerouslySetInnerHTML={{__html: html}} />
      <nav className="pagination-nav" aria-label="Docs pages">
        {previous && <NeighbourLink {...previous} label="Previous" side="prev" />}
        {next && <NeighbourLink {...next} label="Next" side="next" />}
      </nav>
    </div>
    {contents.length > 0 && (
      <div className="col api-contents-column">
        <nav
          className="theme-doc-toc-desktop thin-scrollbar api-contents"
          aria-label="On this page"
        >
          <Contents items={contents} linkClass="table-of-contents__link" />
        </nav>
      </div>
    )}
  </div>
);
