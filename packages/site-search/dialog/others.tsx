import type {ReactNode} from 'react';

import styles from './results.module.css';
import type {IndexState} from './use-index';

/** The way to large APIs that are not asked: their names are many, and the reader is in none of them. */
export function Others({index}: {readonly index: IndexState}): ReactNode {
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
