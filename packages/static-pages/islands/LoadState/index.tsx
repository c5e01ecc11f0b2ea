import {type ReactNode, useEffect} from 'react';

import {reloadIfPublished} from '../site-version';

import styles from './styles.module.css';

interface Props {
  /** Subject of the message, such as 'This page'. */
  readonly what?: string;
  readonly error: unknown;
  /** True if loading takes long enough to show a message. */
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

/** Returns an explanation for readers. When offline, the browser's error message would not help. */
function explain(error: unknown): string {
  if (!navigator.onLine) return 'It is not stored on this device, and you are offline.';
  return error instanceof Error ? error.message : 'The reason is unknown.';
}

/** Replaces a page while its files load, or if they failed. Reloads if a newer version of the site is published. */
export default function LoadState({what = 'This page', error, pastDelay, retry}: Props): ReactNode {
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) reloadIfPublished();
  }, [hasFailed]);

  if (hasFailed) {
    return (
      <div className={styles.place} role="alert">
        <h1>{what} could not be loaded</h1>
        <p>{explain(error)}</p>
        <p>Check your connection, then try again. Nothing else on this site is affected.</p>
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
