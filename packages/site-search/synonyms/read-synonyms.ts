import {type Entry, type Problem, type SourceLocation, YamlSource} from '@openapi-portal/reports';
import {groupEntries} from '@openapi-portal/reports/json';
import type {Synonyms} from '../engine/thesaurus';
import {toParts, toPhrase} from '../engine/words';

/** A phrase of the pages that a phrase of readers stands for, or the address that it leads to. */
export interface Synonym extends SourceLocation {
  readonly readers: string;
  readonly pages: string;
  /** Whether it stands in the list of an address: what readers ask of it, rather than what they call it. */
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
 * The synonyms of a YAML file: a map from a phrase that readers type to the phrase that the pages use, to the address
 * of what answers it, or to a list of these; or from an address to what readers ask of it.
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

/** Whether readers' words lead to a place rather than stand for words of the pages. */
export const isAddress = ({pages}: Synonym): boolean => pages.startsWith('/');

const toWords = (phrase: string): string => toParts(phrase).join(' ');

/** Synonyms as a query needs them: phrases of readers with those of the pages. */
export function groupSynonyms(synonyms: readonly Synonym[]): Synonyms {
  const phrases = synonyms.filter((synonym) => !isAddress(synonym));
  return Object.fromEntries(
    groupEntries(phrases.map(({readers, pages}) => [toWords(readers), toPhrase(pages)] as const)),
  );
}

/** What readers type to find an address, by that address below the base URL: the index has it with its records. */
export interface WordsOfAddresses {
  /** What they call it. */
  readonly keywords: ReadonlyMap<string, readonly string[]>;
  /** What they ask of it. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

const groupByAddress = (synonyms: readonly Synonym[]): ReadonlyMap<string, readonly string[]> =>
  groupEntries(synonyms.map(({readers, pages}) => [pages.slice(1), readers] as const));

/** The words of readers by the address that they lead to. */
export function groupByAddresses(synonyms: readonly Synonym[]): WordsOfAddresses {
  const leading = synonyms.filter(isAddress);
  return {
    keywords: groupByAddress(leading.filter(({isAsked}) => !isAsked)),
    asked: groupByAddress(leading.filter(({isAsked}) => isAsked)),
  };
}
