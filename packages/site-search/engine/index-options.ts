import type {Options} from 'minisearch';

import type {Kind} from './types';
import type {Vocabulary} from './vocabulary';
import {isStopWord, toParts, toWhole, toWords} from './words';

/** What is searched of a record before its text is loaded. */
export interface TitleDocument {
  readonly id: number;
  /** Words for people; empty where the title is a name. */
  readonly title: string;
  /** Names, one in each line, that are found whole. */
  readonly names: string;
  /** Those of them that are found by their parts too. */
  readonly parts: string;
  /** Title of its page; empty where that is its own. */
  readonly page: string;
  /** What readers call it, where its page does not. */
  readonly keywords: string;
}

/** Kinds whose title is a name: its parts weigh less than words of a title. */
const NAMED: readonly Kind[] = ['field', 'problem'];

/** What a record is found by before its text is there. */
export function toTitles(kind: Kind, title: string, names: readonly string[]) {
  const isNamed = NAMED.includes(kind);
  return {
    title: isNamed ? '' : title,
    names: (isNamed ? [title, ...names] : names).join('\n'),
    parts: isNamed ? title : names.join('\n'),
  };
}

export interface TextDocument {
  readonly id: number;
  readonly text: string;
  /** What readers ask of it, in words that its page need not have. */
  readonly asked: string;
}

const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Words that say something, by their stems. */
const createStemmer =
  (vocabulary: Vocabulary) =>
  (term: string): string | null =>
    isStopWord(term) ? null : vocabulary.add(term);

/** @param vocabulary takes the words of all documents */
export const createTitleOptions = (vocabulary: Vocabulary): Options<TitleDocument> => ({
  fields: ['title', 'names', 'parts', 'page', 'keywords'],
  tokenize: (text, field) => {
    if (field === 'names') return lines(text).map(toWhole);
    return field === 'parts' ? [...toParts(text)] : [...toWords(text)];
  },
  processTerm: createStemmer(vocabulary),
});

/** @param vocabulary takes the words of all documents */
export const createTextOptions = (vocabulary: Vocabulary): Options<TextDocument> => ({
  fields: ['text', 'asked'],
  tokenize: (text) => [...toWords(text)],
  processTerm: createStemmer(vocabulary),
});
