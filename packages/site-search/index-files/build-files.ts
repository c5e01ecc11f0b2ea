import {
  KINDS,
  type PageData,
  type PlaceData,
  type TextFile,
  type TitlesFile,
} from '../engine/files';
import type {Synonyms} from '../engine/query';
import type {Address, PageRecords, SearchRecord} from '../records/record';

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

/** Titles and names of records, and where each leads to. */
export function buildTitles({pages, records}: Source, synonyms: Synonyms): TitlesFile {
  const toPlace = createPlacer(pages);
  return {
    pages: listPages(pages),
    records: records.map(({kind, title, detail = '', names, places: [first]}) => [
      KINDS.indexOf(kind),
      title,
      detail,
      names,
      ...toPlace(first),
    ]),
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
