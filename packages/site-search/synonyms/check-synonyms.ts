import {toPhrase} from '../engine/words';
import {findNearest, type Problem} from '@openapi-portal/reports';

import type {SearchRecord} from '../records/record';
import type {Synonym} from './read-synonyms';

interface Title {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

const toTitle = (text: string): Title => ({text, words: new Set(toPhrase(text).split(' '))});

const isIn = (phrase: string, {words}: Title): boolean =>
  toPhrase(phrase)
    .split(' ')
    .every((word) => words.has(word));

/** The synonyms that lead nowhere: no title and no name of a record has all words of what they stand for. */
export function findBrokenSynonyms(
  synonyms: readonly Synonym[],
  records: readonly SearchRecord[],
  file: string,
): readonly Problem[] {
  const titles = records.flatMap(({title, names}) => [title, ...names]).map(toTitle);
  const texts = titles.map(({text}) => text);
  return synonyms
    .filter(({pages}) => !titles.some((title) => isIn(pages, title)))
    .map(({readers, pages, line, column}) => {
      const nearest = findNearest(pages, texts);
      return {
        file,
        line,
        column,
        message: `"${readers}" means "${pages}", and no title or name in the site has these words`,
        fix:
          nearest === undefined
            ? 'Use words of the title or name that readers should find, or remove the line'
            : `Write "${nearest}", or other words of the title or name that readers should find`,
      };
    });
}
