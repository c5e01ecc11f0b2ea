import {normalisePhrase} from '../engine/words';
import {findNearest, type Problem} from '@openapi-portal/reports';

import {type Address, type SearchRecord, toAddress} from '../records/record';
import {isUrl, type Synonym} from './read-synonyms';

const listWords = (text: string): readonly string[] => normalisePhrase(text).split(' ');

interface Targets {
  /** Words of each title and name. */
  readonly titles: readonly ReadonlySet<string>[];
  readonly texts: readonly string[];
  readonly addresses: ReadonlySet<string>;
}

function toTargets(records: readonly SearchRecord[]): Targets {
  const texts = records.flatMap(({title, names}) => [title, ...names]);
  const places = records.flatMap((record): readonly Address[] => record.places);
  return {
    titles: texts.map((text) => new Set(listWords(text))),
    texts,
    addresses: new Set(places.map((place) => `/${toAddress(place)}`)),
  };
}

function leads(synonym: Synonym, {titles, addresses}: Targets): boolean {
  if (isUrl(synonym)) return addresses.has(synonym.pages);
  const words = listWords(synonym.pages);
  return titles.some((title) => words.every((word) => title.has(word)));
}

function describe(synonym: Synonym, {texts, addresses}: Targets): Pick<Problem, 'message' | 'fix'> {
  const {readers, pages} = synonym;
  const [what, candidates, missing] = isUrl(synonym)
    ? (['address', [...addresses], 'but no page or section has this URL'] as const)
    : (['words', texts, 'but no title or name on the site contains these words'] as const);
  const nearest = findNearest(pages, candidates);
  const others =
    what === 'words' ? ', or other words from the title or name that readers should find' : '';
  return {
    message: `"${readers}" means "${pages}", ${missing}`,
    fix:
      nearest === undefined
        ? 'Use words from the title or name that readers should find, or remove the line'
        : `Write "${nearest}"${others}`,
  };
}

/** Filters out synonyms that match no record. */
export function filterMatching(
  synonyms: readonly Synonym[],
  records: readonly SearchRecord[],
): readonly Synonym[] {
  const targets = toTargets(records);
  return synonyms.filter((synonym) => leads(synonym, targets));
}

/** Reports synonyms that match nothing: no title or name contains all words of the phrase, or no record has the URL. */
export function findBrokenSynonyms(
  synonyms: readonly Synonym[],
  records: readonly SearchRecord[],
  file: string,
): readonly Problem[] {
  const targets = toTargets(records);
  return synonyms
    .filter((synonym) => !leads(synonym, targets))
    .map((synonym) => {
      const {line, column} = synonym;
      return {file, line, column, ...describe(synonym, targets)};
    });
}
