import {type ReactNode, useEffect, useState} from 'react';

import {LOADING_STATE_DELAY} from '@openapi-portal/static-pages/client';

import found from './results.module.css';
import styles from './styles.module.css';
import type {IndexState} from './use-index';

/** Shows a message if loading takes longer than `LOADING_STATE_DELAY`. */
function Waiting({children}: {readonly children: string}): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LOADING_STATE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <p>{children}</p>;
}

interface Props {
  readonly index: IndexState;
  readonly query: string;
  readonly isEmpty: boolean;
  readonly isNothingFound: boolean;
  readonly contents: string;
  /** URL of the page that says how to ask an assistant. */
  readonly assistant: string | undefined;
  /** Removes the filter by kind. Undefined if there is no filter. */
  readonly widen: (() => void) | undefined;
}

const AllPages = ({contents}: Pick<Props, 'contents'>): ReactNode => (
  <a href={contents}>all pages</a>
);

/** Reports that files could not be loaded, with a button to retry and a link to all pages. */
const Failure = ({index, contents}: Props): ReactNode => (
  <div role="alert" className={found.message}>
    <p>
      <b>
        {index.loaded === undefined
          ? 'Search could not be loaded.'
          : 'Only titles and names are searched, because the text could not be loaded.'}
      </b>
    </p>
    <p>
      {navigator.onLine
        ? 'Check your connection, or look'
        : 'You are offline. Search works offline after you have opened it online once. Until then, continue reading here, or look'}{' '}
      through <AllPages contents={contents} />.
    </p>
    <button type="button" className={styles.button} onClick={index.retry}>
      Try again
    </button>
  </div>
);

const NothingFound = ({query, contents, assistant, widen}: Props): ReactNode => (
  <div className={found.message}>
    <p>
      <b>Nothing found for “{query.trim()}”</b>
    </p>
    <p>
      Try fewer words, a synonym, or the exact name of a field or an error. You can also look
      through <AllPages contents={contents} />
      {assistant !== undefined && (
        <>
          {' '}
          or <a href={assistant}>ask an assistant</a>
        </>
      )}
      .
    </p>
    {widen && (
      <button type="button" className={styles.button} onClick={widen}>
        Search all kinds
      </button>
    )}
  </div>
);

/** Renders a message about an error, loading, or missing results. */
export function Messages(props: Props): ReactNode {
  const {index, isEmpty, isNothingFound} = props;
  if (index.error !== undefined) return <Failure {...props} />;
  if (isEmpty) return null;
  if (index.loaded === undefined) return <Waiting>Loading the index …</Waiting>;
  if (!isNothingFound) return null;
  return index.loaded.isComplete ? (
    <NothingFound {...props} />
  ) : (
    <Waiting>Loading the text …</Waiting>
  );
}
