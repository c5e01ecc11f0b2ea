import {type ReactNode, useEffect} from 'react';

import {followPublished} from '../site-version';

import styles from './styles.module.css';

interface Props {
  readonly error: unknown;
  /** Whether 200 ms have gone by. */
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

/**
 * What stands in a page's place while its files load, or when they could not be loaded. Where a newer version of the
 * site has been published, its files have other names, and the page is loaded anew.
 */
export default function LoadState({error, pastDelay, retry}: Props): ReactNode {
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) followPublished();
  }, [hasFailed]);

  if (hasFailed) {
    return (
      <div className={styles.place} role="alert">
        <h1>This page could not be loaded</h1>
        <p>{error instanceof Error ? error.message : 'The reason is unknown.'}</p>
        <p>Check your connection, then try again: nothing else on this site is lost.</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.place} role="status">
      <p>Loading the page …</p>
    </div>
  );
}
