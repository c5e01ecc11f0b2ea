import {type ReactNode, useEffect} from 'react';

import {followPublished} from '../site-version';

import styles from './styles.module.css';

interface Props {
  /** What is loaded, as the beginning of a sentence. */
  readonly what?: string;
  readonly error: unknown;
  /** Whether 200 ms have gone by. */
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

/** Why it is not there: what browsers and bundlers say of files means nothing to who has no network. */
function explain(error: unknown): string {
  if (!navigator.onLine) return 'It was not kept on this device, and there is no network.';
  return error instanceof Error ? error.message : 'The reason is unknown.';
}

/**
 * What stands in a page's place while its files load, or when they could not be loaded. Where a newer version of the
 * site has been published, its files have other names, and the page is loaded anew.
 */
export default function LoadState({what = 'This page', error, pastDelay, retry}: Props): ReactNode {
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) followPublished();
  }, [hasFailed]);

  if (hasFailed) {
    return (
      <div className={styles.place} role="alert">
        <h1>{what} could not be loaded</h1>
        <p>{explain(error)}</p>
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
