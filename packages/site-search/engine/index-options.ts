import type {Options} from 'minisearch';

import type {Kind} from './types';
import type {Vocabulary} from './vocabulary';
import {isStopWord, toParts, toWhole, toWords} from './words';

/** The fields of a record that are searched before its text is loaded. */
export interface TitleDocument {
  readonly id: number;
  /** Words for people; empty where the title is a name. */
  readonly title: string;
  /** Names, one in each line, that are found whole. */
  readonly names: string;
  /** The names that are also found by their parts. */
  readonly parts: string;
  /** Title of its page; empty where that is its own. */
  readonly page: string;
  /** Readers' names for the record that its page does not contain. */
  readonly keywords: string;
}

/** Kinds whose title is an identifier: parts of the title weigh less than words. */
const NAMED: readonly Kind[] = ['field', 'problem'];

/** Builds the fields by which a record is found before its text is loaded. */
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
  /** Questions of readers, whose words the page need not contain. */
  readonly asked: string;
}

const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Returns the stem of a word, or null for a stop word. */
const createStemmer =
  (vocabulary: Vocabulary) =>
  (term: string): string | null =>
    isStopWord(term) ? null : vocabulary.add(term);

/** @param vocabulary receives the words of all documents */
export const createTitleOptions = (vocabulary: Vocabulary): Options<TitleDocument> => ({
  fields: ['title', 'names', 'parts', 'page', 'keywords'],
  tokenize: (text, field) => {
    if (field === 'names') return lines(text).map(toWhole);
    return field === 'parts' ? [...toParts(text)] : [...toWords(text)];
  },
  processTerm: createStemmer(vocabulary),
});

/** @param vocabulary receives the words of all documents */
export const createTextOptions = (vocabulary: Vocabulary): Options<TextDocument> => ({
  fields: ['text', 'asked'],
  tokenize: (text) => [...toWords(text)],
  processTerm: createStemmer(vocabulary),
});
