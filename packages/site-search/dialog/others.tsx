import type {ReactNode} from 'react';

import styles from './results.module.css';
import type {IndexState} from './use-index';

/**
 * Buttons that include large APIs in the search. They are left out at first because they have many names and the
 * reader is on none of their pages.
 */
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
