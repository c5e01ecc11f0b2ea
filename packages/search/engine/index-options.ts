import type {Options} from 'minisearch';

import {isStopWord, toParts, toWhole, toWords} from './words';

/** What is searched of a record before its text is loaded. */
export interface TitleDocument {
  readonly id: number;
  /** Words for people; empty where the title is a name. */
  readonly title: string;
  /** Names, one in each line. */
  readonly names: string;
  /** Title of its page; empty where that is its own. */
  readonly page: string;
}

export interface TextDocument {
  readonly id: number;
  readonly text: string;
}

const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);

const keepTelling = (term: string): string | null => (isStopWord(term) ? null : term);

/** Fields `names` and `parts` hold the same names, whole and in parts, as the parts weigh less. */
export const titleOptions: Options<TitleDocument> = {
  fields: ['title', 'names', 'parts', 'page'],
  extractField: (document, field) =>
    document[field === 'parts' ? 'names' : (field as keyof TitleDocument)],
  tokenize: (text, field) => {
    if (field === 'names') return lines(text).map(toWhole);
    return field === 'parts' ? [...toParts(text)] : [...toWords(text)];
  },
  processTerm: keepTelling,
};

export const textOptions: Options<TextDocument> = {
  fields: ['text'],
  tokenize: (text) => [...toWords(text)],
  processTerm: keepTelling,
};
