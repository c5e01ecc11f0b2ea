import type {ReactNode} from 'react';

import type {SearchResults} from '../engine/types';

import styles from './results.module.css';

interface Props {
  readonly answers: SearchResults;
  readonly query: string;
  readonly ask: (query: string) => void;
}

/** Puts a word of a query in quotation marks, which prevents its correction. */
export const quoteWord = (query: string, word: string): string =>
  query
    .split(/(\s+)/)
    .map((part) => (part === word ? `"${word}"` : part))
    .join('');

/** Lists the words that were corrected, each with a button to search for the word as typed. */
const TakenWords = ({answers: {corrections}, query, ask}: Props): ReactNode =>
  corrections.map(({typed, shown}) => (
    <p key={typed}>
      Shown for <b>{shown}</b>.{' '}
      <button type="button" onClick={() => ask(quoteWord(query, typed))}>
        Search for {typed} instead
      </button>
    </p>
  ));

const MissingWords = ({missing}: Pick<SearchResults, 'missing'>): ReactNode =>
  missing.length > 0 && (
    <p>
      On no page:{' '}
      {missing.map((word, index) => (
        <span key={word}>
          {index > 0 && ' '}
          <s>{word}</s>
        </span>
      ))}
    </p>
  );

export function Notes(props: Props): ReactNode {
  const {section, corrections, hits} = props.answers;
  const missing = hits.length > 0 ? props.answers.missing : [];
  if (section === undefined && corrections.length === 0 && missing.length === 0) return null;
  return (
    <div className={styles.notes}>
      <TakenWords {...props} />
      <MissingWords missing={missing} />
      {section !== undefined && <p>In {section} first.</p>}
    </div>
  );
}
