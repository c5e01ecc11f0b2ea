import fs from 'node:fs/promises';
import path from 'node:path';
import {toHashedName} from '@openapi-portal/static-pages/built-pages';

import {
  FOLDER,
  type IndexEntry,
  KINDS,
  MANIFEST,
  type Manifest,
  type PageData,
  type PlaceData,
  type TextFile,
  type TitlesFile,
} from '../engine/files';
import {isSamePage} from '../engine/nearness';
import {type Address, type PageRecords, type SearchRecord, toAddress} from '../records/record';
import type {Synonyms} from '../engine/thesaurus';
import {withoutStopWords} from '../engine/words';
import type {WordsByUrl} from '../synonyms/read-synonyms';

interface Source {
  readonly pages: readonly PageRecords[];
  readonly records: readonly SearchRecord[];
}

const listPages = (pages: readonly PageRecords[]): readonly PageData[] =>
  pages.map(({path, title, breadcrumbs}) => ({path, title, breadcrumbs}));

const createPlacer = (pages: readonly PageRecords[]) => {
  const numbers = new Map(pages.map(({path}, index) => [path, index]));
  return ({page, anchor}: Address): PlaceData => [numbers.get(page) ?? -1, anchor];
};

export interface ReaderWords extends WordsByUrl {
  readonly synonyms: Synonyms;
}

const findWords = (
  {places}: SearchRecord,
  words: ReadonlyMap<string, readonly string[]>,
): readonly string[] => [...new Set(places.flatMap((place) => words.get(toAddress(place)) ?? []))];

export function buildTitles(
  {pages, records}: Source,
  {synonyms, keywords}: ReaderWords,
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

export function buildText({pages, records}: Source, {asked}: ReaderWords): TextFile {
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

/** APIs with more records have an index of their own, so that readers of other pages need not load it. */
const LARGE = 1500;

export interface PagesOfIndex {
  /** Path of the API or version below the base URL; empty for the site's own index. */
  readonly under: string;
  /** True for an older API or docs version, which is only searched on its own pages. */
  readonly isOlder?: true;
  readonly pages: readonly PageRecords[];
}

const countRecords = (pages: readonly PageRecords[]): number =>
  pages.reduce((sum, {records}) => sum + records.length, 0);

const isOfVersion = ({version}: PageRecords): boolean => version !== undefined;

/** Assigns pages to indexes: the first for the site and small APIs, others for large APIs and older versions. */
export function splitIndexes(pages: readonly PageRecords[]): readonly PagesOfIndex[] {
  const apis = [...new Set(pages.flatMap(({api}) => api ?? []))];
  const own = apis
    .map((under) => ({under, pages: pages.filter(({api}) => api === under)}))
    .map((index) => (index.pages.some(isOfVersion) ? {...index, isOlder: true as const} : index))
    .filter((index) => 'isOlder' in index || countRecords(index.pages) > LARGE);
  const isElsewhere = ({api}: PageRecords) => own.some(({under}) => under === api);
  return [{under: '', pages: pages.filter((page) => !isElsewhere(page))}, ...own];
}

export interface IndexOfRecords extends PagesOfIndex {
  readonly records: readonly SearchRecord[];
}

async function writeHashed(dir: string, name: string, value: unknown): Promise<string> {
  const json = JSON.stringify(value);
  const file = toHashedName(name, 'json', json);
  await fs.writeFile(path.join(dir, file), json);
  return file;
}

/** Returns the title of an index: that of the API's first page with its minor version, or the docs version. */
function findTitle(pages: readonly PageRecords[], under: string): string {
  const {version, isProse} = pages.find((page) => page.version !== undefined) ?? {};
  if (version !== undefined && isProse) return `version ${version}`;
  const title = pages.find(({path: page}) => isSamePage(page, under))?.title ?? under;
  return version === undefined ? title : `${title} ${version}`;
}

/** Writes two files per index, with a hash in their names, and the manifest. */
export async function writeIndexes(
  indexes: readonly IndexOfRecords[],
  words: ReaderWords,
  outDir: string,
): Promise<void> {
  const dir = path.join(outDir, FOLDER);
  await fs.mkdir(dir, {recursive: true});
  const entries: readonly IndexEntry[] = await Promise.all(
    indexes.map(async ({under, isOlder, ...source}) => ({
      under,
      title: under === '' ? '' : findTitle(source.pages, under),
      ...(isOlder && {isOlder}),
      titles: await writeHashed(dir, 'titles', buildTitles(source, words)),
      text: await writeHashed(dir, 'text', buildText(source, words)),
    })),
  );
  const manifest: Manifest = {indexes: entries};
  await fs.writeFile(path.join(dir, MANIFEST), JSON.stringify(manifest));
}
