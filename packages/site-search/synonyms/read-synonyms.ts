import {type Entry, type Problem, type SourceLocation, YamlSource} from '@openapi-portal/reports';
import {groupEntries} from '@openapi-portal/reports/json';
import type {Synonyms} from '../engine/thesaurus';
import {toParts, toPhrase} from '../engine/words';

/** A readers' phrase, with a phrase of the pages or the address of the answer. */
export interface Synonym extends SourceLocation {
  readonly readers: string;
  readonly pages: string;
  /** True for a question below an address, false for a name. */
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
  'Write a phrase, a colon, and one phrase of the pages, an address that begins with a slash, or a list of them; ' +
  'or an address, a colon, and a list of phrases';

/**
 * Reads synonyms from a YAML file: a map from a readers' phrase to the pages' phrase, to the address of the
 * answer, or to a list of both; or from an address to the questions that it answers.
 *
 * @param file absolute path, for problems
 */
export function readSynonyms(source: string, file: string): Read {
  const {entries, mistakes} = new YamlSource(source).toMapping('this is no map');
  const wrong = entries
    .filter(({key, items}) => key === '' || !items.every(({value}) => isText(value)))
    .map(({key, line, column}) => {
      return {line, column, message: `"${key}" has no meaning that can be read`};
    });
  const problems = [...mistakes, ...wrong].map((mistake) => ({file, ...mistake, fix: FIX}));
  return {synonyms: entries.flatMap(listSynonyms), problems};
}

/** Returns true if a synonym refers to an address, not to a phrase. */
export const isAddress = ({pages}: Synonym): boolean => pages.startsWith('/');

const toWords = (phrase: string): string => toParts(phrase).join(' ');

/** Groups the synonyms for parsing queries: readers' phrases with the pages' phrases. */
export function groupSynonyms(synonyms: readonly Synonym[]): Synonyms {
  const phrases = synonyms.filter((synonym) => !isAddress(synonym));
  return Object.fromEntries(
    groupEntries(phrases.map(({readers, pages}) => [toWords(readers), toPhrase(pages)] as const)),
  );
}

/** Readers' words for addresses, by address below the base URL. The index stores them with the records. */
export interface WordsOfAddresses {
  /** Names by address. */
  readonly keywords: ReadonlyMap<string, readonly string[]>;
  /** Questions by address. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

const groupByAddress = (synonyms: readonly Synonym[]): ReadonlyMap<string, readonly string[]> =>
  groupEntries(synonyms.map(({readers, pages}) => [pages.slice(1), readers] as const));

/** Groups readers' words by the address that they refer to. */
export function groupByAddresses(synonyms: readonly Synonym[]): WordsOfAddresses {
  const leading = synonyms.filter(isAddress);
  return {
    keywords: groupByAddress(leading.filter(({isAsked}) => !isAsked)),
    asked: groupByAddress(leading.filter(({isAsked}) => isAsked)),
  };
}
