import type {Options} from 'minisearch';

import type {Kind} from './types';
import type {Vocabulary} from './vocabulary';
import {isStopWord, splitWords, joinName, listIndexWords} from './words';

/** The fields that are searched before the text is loaded. */
export interface TitleDocument {
  readonly id: number;
  /** Title in natural language; empty if the title is an identifier. */
  readonly title: string;
  /** Identifiers, one per line, which match as a whole. */
  readonly names: string;
  /** Identifiers that also match by their parts. */
  readonly parts: string;
  /** Title of the page; empty for the record of the page itself. */
  readonly page: string;
  /** Names that readers use for the record but that are not on its page. */
  readonly keywords: string;
}

/** Kinds whose title is an identifier. */
const NAMED: readonly Kind[] = ['field', 'problem'];

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
  /** Questions that the record answers, in words that may not be on the page. */
  readonly asked: string;
}

const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Creates a function that returns the stem of a word, or null for a stop word. */
const createStemmer =
  (vocabulary: Vocabulary) =>
  (term: string): string | null =>
    isStopWord(term) ? null : vocabulary.add(term);

export const createTitleOptions = (vocabulary: Vocabulary): Options<TitleDocument> => ({
  fields: ['title', 'names', 'parts', 'page', 'keywords'],
  tokenize: (text, field) => {
    if (field === 'names') return lines(text).map(joinName);
    return field === 'parts' ? [...splitWords(text)] : [...listIndexWords(text)];
  },
  processTerm: createStemmer(vocabulary),
});

export const createTextOptions = (vocabulary: Vocabulary): Options<TextDocument> => ({
  fields: ['text', 'asked'],
  tokenize: (text) => [...listIndexWords(text)],
  processTerm: createStemmer(vocabulary),
});
