import type {ReactNode} from 'react';

import styles from './results.module.css';
import type {IndexState} from './use-index';

/**
 * Renders buttons that add large APIs to the search. They are not searched by default, unless the reader is on
 * one of their pages, because their many names would crowd out other results.
 */
export function OtherIndexes({index}: {readonly index: IndexState}): ReactNode {
  const others = index.loaded?.search.listOthers() ?? [];
  return (
    others.length > 0 && (
      <div className={styles.notes}>
        {others.map(({under, title}) => (
          <button key={under} type="button" onClick={() => index.include(under)}>
            Search in {title} too
          </button>
        ))}
      </div>
    )
  );
}
