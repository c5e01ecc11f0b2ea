import {type Entry, type Problem, type SourceLocation, YamlSource} from '@openapi-portal/reports';
import {groupEntries} from '@openapi-portal/reports/json';
import type {Synonyms} from '../engine/thesaurus';
import {splitWords, normalisePhrase} from '../engine/words';

/** A phrase that readers type, with an equivalent phrase that pages use or the URL of the answer. */
export interface Synonym extends SourceLocation {
  readonly readers: string;
  readonly pages: string;
  /** True if `readers` is a question that the URL answers, false if it is a name. */
  readonly isAsked: boolean;
}

const isText = (value: unknown): boolean => ['string', 'number'].includes(typeof value);

const listSynonyms = ({key, items}: Entry): readonly Synonym[] => {
  const isAsked = key.startsWith('/');
  return items.map(({value, ...location}) => {
    const [readers, pages] = isAsked ? [String(value), key] : [key, String(value)];
    return {readers, pages, isAsked, ...location};
  });
};

interface Read {
  readonly synonyms: readonly Synonym[];
  readonly problems: readonly Problem[];
}

const FIX =
  'Write a phrase of readers, a colon, and a phrase of the pages, a URL that starts with a slash, or a list of these; ' +
  'or a URL, a colon, and a list of phrases of readers';

/**
 * Reads synonyms from YAML. A phrase that readers type maps to a phrase that pages use, to the URL of an answer,
 * or to a list of both. A URL maps to a list of the questions that it answers.
 */
export function readSynonyms(source: string, file: string): Read {
  const {entries, mistakes} = new YamlSource(source).toMapping('this is not a mapping');
  const wrong = entries
    .filter(({key, items}) => key === '' || !items.every(({value}) => isText(value)))
    .map(({key, line, column}) => {
      return {line, column, message: `"${key}" has no valid meaning`};
    });
  const problems = [...mistakes, ...wrong].map((mistake) => ({file, ...mistake, fix: FIX}));
  return {synonyms: entries.flatMap(listSynonyms), problems};
}

/** Returns true if a synonym refers to a URL and not to a phrase. */
export const isUrl = ({pages}: Synonym): boolean => pages.startsWith('/');

const toWords = (phrase: string): string => splitWords(phrase).join(' ');

/** Maps phrases that readers type to the equivalent phrases that pages use. */
export function groupSynonyms(synonyms: readonly Synonym[]): Synonyms {
  const phrases = synonyms.filter((synonym) => !isUrl(synonym));
  return Object.fromEntries(
    groupEntries(
      phrases.map(({readers, pages}) => [toWords(readers), normalisePhrase(pages)] as const),
    ),
  );
}

/** Words that readers use for a location, by path below the base URL. The index stores them with the records. */
export interface WordsByUrl {
  readonly keywords: ReadonlyMap<string, readonly string[]>;
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

const groupByAddress = (synonyms: readonly Synonym[]): ReadonlyMap<string, readonly string[]> =>
  groupEntries(synonyms.map(({readers, pages}) => [pages.slice(1), readers] as const));

export function groupByAddresses(synonyms: readonly Synonym[]): WordsByUrl {
  const leading = synonyms.filter(isUrl);
  return {
    keywords: groupByAddress(leading.filter(({isAsked}) => !isAsked)),
    asked: groupByAddress(leading.filter(({isAsked}) => isAsked)),
  };
}
