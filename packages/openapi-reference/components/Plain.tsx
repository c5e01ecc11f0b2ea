import {createContext, type ReactNode, useContext} from 'react';

import type {Mark} from '../page';

/** True while a page is rendered as plain HTML, for Markdown and the search index. */
export const Plain = createContext(false);

export const usePlain = (): boolean => useContext(Plain);

/** Returns a function that creates the attributes of a search record. Outside of plain HTML, it creates none. */
export function useMark(): (mark: Mark) => object {
  const isPlain = usePlain();
  return (mark) => (isPlain ? {'data-record': JSON.stringify(mark)} : {});
}

export const Unrecorded = ({children}: {children: ReactNode}): ReactNode =>
  usePlain() ? <div data-unrecorded="">{children}</div> : children;

export const PlainEndpoint = ({words}: {words: string}): ReactNode => (
  <p data-unrecorded="">
    <code>{words}</code>
  </p>
);

/** A single tag is omitted, because it is in the sidebar and above the title. */
export const Tags = ({tags}: {tags: readonly string[]}): ReactNode =>
  tags.length > 1 && (
    <Unrecorded>
      <p className="api-names">Tags {tags.join(', ')}</p>
    </Unrecorded>
  );

export type Fact = readonly [label: string, value: ReactNode];

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
