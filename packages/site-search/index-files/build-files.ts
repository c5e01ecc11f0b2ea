import {
  KINDS,
  type PageData,
  type PlaceData,
  type TextFile,
  type TitlesFile,
} from '../engine/files';
import type {Synonyms} from '../engine/thesaurus';
import {withoutStopWords} from '../engine/words';
import {type Address, type PageRecords, type SearchRecord, toAddress} from '../records/record';
import type {WordsOfAddresses} from '../synonyms/read-synonyms';

interface Source {
  readonly pages: readonly PageRecords[];
  readonly records: readonly SearchRecord[];
}

const listPages = (pages: readonly PageRecords[]): readonly PageData[] =>
  pages.map(({path, title, way}) => ({path, title, way}));

const createPlacer = (pages: readonly PageRecords[]) => {
  const numbers = new Map(pages.map(({path}, index) => [path, index]));
  return ({page, anchor}: Address): PlaceData => [numbers.get(page) ?? -1, anchor];
};

export interface WordsOfReaders extends WordsOfAddresses {
  readonly synonyms: Synonyms;
}

const findWords = (
  {places}: SearchRecord,
  words: ReadonlyMap<string, readonly string[]>,
): readonly string[] => [...new Set(places.flatMap((place) => words.get(toAddress(place)) ?? []))];

export function buildTitles(
  {pages, records}: Source,
  {synonyms, keywords}: WordsOfReaders,
): TitlesFile {
  const toPlace = createPlacer(pages);
  return {
    pages: listPages(pages),
    records: records.map((record) => {
      const {kind, title, detail = '', names, places} = record;
      const own = findWords(record, keywords);
      const data = [KINDS.indexOf(kind), title, detail, names, ...toPlace(places[0])] as const;
      return own.length > 0 ? [...data, own] : data;
    }),
    synonyms,
  };
}

export function buildText({pages, records}: Source, {asked}: WordsOfReaders): TextFile {
  const toPlace = createPlacer(pages);
  const places = records.flatMap(({places: [, ...others]}, id) =>
    others.length > 0 ? [[id, others.map(toPlace)] as const] : [],
  );
  const questions = records.flatMap((record, id) => {
    const own = [...new Set(findWords(record, asked).map(withoutStopWords))];
    return own.length > 0 ? [[id, own] as const] : [];
  });
  return {
    texts: records.map(({text}) => text),
    places: Object.fromEntries(places),
    asked: Object.fromEntries(questions),
  };
}
