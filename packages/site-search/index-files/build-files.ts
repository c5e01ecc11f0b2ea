import {
  KINDS,
  type PageData,
  type PlaceData,
  type TextFile,
  type TitlesFile,
} from '../engine/files';
import type {Synonyms} from '../engine/thesaurus';
import {type Address, type PageRecords, type SearchRecord, toAddress} from '../records/record';

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

/** What readers call things, in their own words. */
export interface WordsOfReaders {
  readonly synonyms: Synonyms;
  /** By the address that they lead to, below the base URL. */
  readonly keywords: ReadonlyMap<string, readonly string[]>;
}

/** Titles and names of records, and where each leads to. */
export function buildTitles(
  {pages, records}: Source,
  {synonyms, keywords}: WordsOfReaders,
): TitlesFile {
  const toPlace = createPlacer(pages);
  const findKeywords = ({places}: SearchRecord): readonly string[] =>
    places.flatMap((place) => keywords.get(toAddress(place)) ?? []);
  return {
    pages: listPages(pages),
    records: records.map((record) => {
      const {kind, title, detail = '', names, places} = record;
      const own = findKeywords(record);
      const data = [KINDS.indexOf(kind), title, detail, names, ...toPlace(places[0])] as const;
      return own.length > 0 ? [...data, own] : data;
    }),
    synonyms,
  };
}

/** What records say, and where else they are. */
export function buildText({pages, records}: Source): TextFile {
  const toPlace = createPlacer(pages);
  const places = records.flatMap(({places: [, ...others]}, id) =>
    others.length > 0 ? [[id, others.map(toPlace)] as const] : [],
  );
  return {texts: records.map(({text}) => text), places: Object.fromEntries(places)};
}
