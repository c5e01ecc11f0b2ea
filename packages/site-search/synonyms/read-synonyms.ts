import {type Entry, type Problem, type SourceLocation, YamlSource} from '@openapi-portal/reports';
import {toPhrase} from '../engine/words';

/** A phrase of the pages that a phrase of readers stands for. */
export interface Synonym extends SourceLocation {
  readonly readers: string;
  readonly pages: string;
}

const isText = (value: unknown): boolean => ['string', 'number'].includes(typeof value);

const listSynonyms = ({key, items}: Entry): readonly Synonym[] =>
  items.map(({value, ...location}) => ({readers: key, pages: String(value), ...location}));

interface Read {
  readonly synonyms: readonly Synonym[];
  readonly problems: readonly Problem[];
}

const FIX = 'Write a phrase, a colon, and one phrase of the pages or a list of them';

/**
 * The synonyms of a YAML file: a map from a phrase that readers type to the phrase that the pages use, or to a list of
 * such phrases.
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

/** Synonyms as a query needs them. */
export function groupSynonyms(
  synonyms: readonly Synonym[],
): Readonly<Record<string, readonly string[]>> {
  const groups: Record<string, string[]> = {};
  for (const {readers, pages} of synonyms) (groups[toPhrase(readers)] ??= []).push(toPhrase(pages));
  return groups;
}
