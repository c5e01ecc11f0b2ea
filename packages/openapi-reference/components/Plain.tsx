import {createContext, type ReactNode, useContext} from 'react';

import type {Mark} from '../page';

/**
 * True while a page is rendered for programs: as plain HTML without the need for classes or folds, so that it can
 * become Markdown, with marks for search.
 */
export const Plain = createContext(false);

/** @see Plain */
export const usePlain = (): boolean => useContext(Plain);

/** Returns a function that marks an element of plain HTML as a search record, with all text inside. */
export function useMark(): (mark: Mark) => object {
  const isPlain = usePlain();
  return (mark) => (isPlain ? {'data-record': JSON.stringify(mark)} : {});
}

/** Text that search should not index here: names that a record already has, and text of other pages. */
export const Unrecorded = ({children}: {children: ReactNode}): ReactNode =>
  usePlain() ? <div data-unrecorded="">{children}</div> : children;

/** Method and address of a message in plain HTML. */
export const PlainEndpoint = ({words}: {words: string}): ReactNode => (
  <p data-unrecorded="">
    <code>{words}</code>
  </p>
);

/** The tags of an operation by their names; a single one is its place in the sidebar and above its title. */
export const Tags = ({tags}: {tags: readonly string[]}): ReactNode =>
  tags.length > 1 && (
    <Unrecorded>
      <p className="api-names">Tags {tags.join(', ')}</p>
    </Unrecorded>
  );

export type Fact = readonly [label: string, value: ReactNode];

/** Facts of a page in one line, in plain HTML a line each; those without a value are left out. */
export const FactLine = ({facts}: {facts: readonly Fact[]}): ReactNode => (
  <Unrecorded>
    <dl className="api-facts">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </Unrecorded>
);
