import fs from 'node:fs';
import path from 'node:path';

import {
  FOLDER,
  MANIFEST,
  type Manifest,
  SearchIndex,
  type TextFile,
  type TitlesFile,
} from '@openapi-portal/site-search/engine';
import {parse} from 'yaml';

import {BUILD} from '../page';

const DIR = path.join(BUILD, FOLDER);

export const readIndexFile = (name: string): string =>
  fs.readFileSync(path.join(DIR, name), 'utf8');

export const listIndexFiles = (): readonly string[] => fs.readdirSync(DIR).sort();

export function readManifest(): Manifest {
  return JSON.parse(readIndexFile(MANIFEST)) as Manifest;
}

export const readTitles = (): readonly TitlesFile[] =>
  readManifest().indexes.map(({titles}) => JSON.parse(readIndexFile(titles)) as TitlesFile);

export const readTexts = (): readonly TextFile[] =>
  readManifest().indexes.map(({text}) => JSON.parse(readIndexFile(text)) as TextFile);

/** The site's index, as a reader's browser has it when all of it is loaded. */
export async function loadIndex(): Promise<SearchIndex> {
  const [titles] = readTitles();
  const [texts] = readTexts();
  if (titles === undefined || texts === undefined) throw new Error('The build has no index.');
  const index = new SearchIndex(titles);
  await index.addText(texts);
  return index;
}

/** What a reader types, and the addresses that answer it. */
export interface Query {
  readonly query: string;
  readonly places: readonly string[];
}

export function readQueries(): readonly Query[] {
  const file = path.join(__dirname, 'queries.yaml');
  const {readers, authors} = parse(fs.readFileSync(file, 'utf8')) as Record<string, Query[]>;
  return [...(readers ?? []), ...(authors ?? [])];
}

/** How many hits are looked at. */
const LIMIT = 10;

/** Which hit is the first to lead to the right place, counted from 1; Infinity where none of ten does. */
export function findRank(index: SearchIndex, query: string, places: readonly string[]): number {
  const hits = index.find(query).slice(0, LIMIT);
  const rank = hits.findIndex(({toHit}) => {
    const hit = toHit();
    return [hit, ...hit.places].some(({path: place}) => places.includes(`/${place}`));
  });
  return rank < 0 ? Infinity : rank + 1;
}
