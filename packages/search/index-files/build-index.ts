import MiniSearch from 'minisearch';

import {
  type PageData,
  type PlaceData,
  KINDS,
  type TextFile,
  type TitlesFile,
} from '../engine/files';
import {titleOptions} from '../engine/index-options';
import type {Synonyms} from '../engine/query';
import type {Address, PageRecords, SearchRecord} from '../records/record';

/** Kinds whose title is a name: its parts weigh less than words of a title. */
const NAMED = new Set(['field', 'problem']);

const listNames = ({kind, title, names}: SearchRecord): readonly string[] =>
  NAMED.has(kind) ? [title, ...names] : names;

interface IndexSource {
  readonly pages: readonly PageRecords[];
  readonly records: readonly SearchRecord[];
  readonly synonyms: Synonyms;
}

const listPages = (pages: readonly PageRecords[]): readonly PageData[] =>
  pages.map(({path, title, way}) => ({path, title, way}));

const createPlacer = (pages: readonly PageRecords[]) => {
  const numbers = new Map(pages.map(({path}, index) => [path, index]));
  return ({page, anchor}: Address): PlaceData => [numbers.get(page) ?? -1, anchor];
};

/** Titles and names of records, with an index of them. */
export function buildTitles({pages, records, synonyms}: IndexSource): TitlesFile {
  const index = new MiniSearch(titleOptions);
  const toPlace = createPlacer(pages);
  const titles = new Map(pages.map(({path, title}) => [path, title]));
  const titleOf = ({places: [{page}]}: SearchRecord) => titles.get(page) ?? '';
  index.addAll(
    records.map((record, id) => ({
      id,
      title: NAMED.has(record.kind) ? '' : record.title,
      names: listNames(record).join('\n'),
      page: record.places[0].anchor === '' ? '' : titleOf(record),
    })),
  );
  return {
    pages: listPages(pages),
    records: records.map(({kind, title, detail = '', names, places: [first]}) => [
      KINDS.indexOf(kind),
      title,
      detail,
      names,
      ...toPlace(first),
    ]),
    index: index.toJSON(),
    synonyms,
  };
}

/** What records say, and where else they are. */
export function buildText({pages, records}: IndexSource): TextFile {
  const toPlace = createPlacer(pages);
  const texts = records.map(({text}) => text);
  const places = records.flatMap(({places: [, ...others]}, id) =>
    others.length > 0 ? [[id, others.map(toPlace)] as const] : [],
  );
  return {texts, places: Object.fromEntries(places)};
}
