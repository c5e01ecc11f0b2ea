import type {RecordData, TextFile, TitlesFile} from './files';
import {toStem} from './stem';
import {isStopWord, splitWords} from './words';

/**
 * Maximum number of records that are indexed for a query. If more records match, the query consists of common
 * words.
 */
const MOST_RECORDS = 1000;

/** Weight of a word in the title or names of a record, relative to a word in its text. */
const TITLE_COUNT = 3;

/** Returns the letters that a word shares with its stem: `approv` for `approval` and `approved`. */
function toBeginning(word: string): string {
  const stem = toStem(word);
  const end = Array.from(word).findIndex((letter, at) => letter !== stem[at]);
  return end < 3 ? word : word.slice(0, end);
}

function listBeginnings(query: string, synonyms: TitlesFile['synonyms']): readonly string[] {
  const words = splitWords(query.slice(0, 200));
  const telling = words.filter((word) => !isStopWord(word));
  const asked = new Set(telling.length > 0 ? telling : words);
  const synonymous = Object.entries(synonyms).flatMap(([phrase, others]) =>
    splitWords(phrase).some((word) => asked.has(word)) ? others.flatMap(splitWords) : [],
  );
  return [...new Set([...asked, ...synonymous].map(toBeginning))];
}

const countIn = (text: string, patterns: readonly RegExp[]): number =>
  patterns.filter((pattern) => pattern.test(text)).length;

export interface IndexFiles {
  readonly titles: TitlesFile;
  readonly text: TextFile;
}

/** Returns the numbers of the records that contain most words of a query, in ascending order. */
function findRecords({titles, text}: IndexFiles, query: string): readonly number[] {
  const beginnings = listBeginnings(query, titles.synonyms);
  if (beginnings.length === 0) return [];
  const patterns = beginnings.map((one) => new RegExp(one, 'iu'));
  const any = new RegExp(beginnings.join('|'), 'iu');
  const count = ([, title, , names, , , keywords = []]: RecordData, id: number): number => {
    const called = `${title}\n${names.join('\n')}\n${keywords.join('\n')}`;
    const words = `${text.texts[id] ?? ''}\n${(text.asked[id] ?? []).join('\n')}`;
    const inTitle = any.test(called) ? countIn(called, patterns) : 0;
    return inTitle * TITLE_COUNT + (any.test(words) ? countIn(words, patterns) : 0);
  };
  return titles.records
    .map((record, id) => ({id, score: count(record, id)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_RECORDS)
    .map(({id}) => id)
    .sort((a, b) => a - b);
}

/** Reduces the files of a large index to the records that share words with a query. */
export function narrowFiles(files: IndexFiles, query: string): IndexFiles {
  const {titles, text} = files;
  const ids = findRecords(files, query);
  const pick = <Value>(values: Readonly<Record<number, Value>>): readonly Value[] =>
    ids.map((id) => values[id]) as readonly Value[];
  return {
    titles: {...titles, records: pick(titles.records)},
    text: {texts: pick(text.texts), places: pick(text.places), asked: pick(text.asked)},
  };
}
