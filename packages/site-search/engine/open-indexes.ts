import {DamagedFile, parsePublished} from '@openapi-portal/reports/damaged-file';

import {FOLDER, MANIFEST, type Manifest, type TextFile, type TitlesFile} from './files';
import {type FileKind, findFault} from './find-fault';
import type {LoadedIndex} from './find-in-all';
import {type IndexFiles, narrowFiles} from './narrow-files';
import {SearchIndex} from './search-index';
import {FAR_WEIGHT} from './weights';

/** The file that shows that a site was built completely, below its base URL. */
export const INDEX_MANIFEST = `${FOLDER}/${MANIFEST}`;

/** Reads the text of a file below the base URL. */
type ReadFile = (file: string) => Promise<string>;

interface WeighedFiles extends IndexFiles {
  readonly weight: number;
}

/** @throws DamagedFile if its content is not what a build writes */
async function readFile<Content>(read: ReadFile, kind: FileKind, name: string): Promise<Content> {
  const file = `${FOLDER}/${name}`;
  const content: unknown = parsePublished(file, await read(file), JSON.parse);
  const fault = findFault(kind, content);
  if (fault !== undefined) throw new DamagedFile(file, fault);
  return content as Content;
}

/**
 * Reads the files of all indexes of a built site, except indexes of older minor versions. Reads them one after
 * the other, so that the caller can limit their total size.
 */
async function readIndexes(read: ReadFile): Promise<readonly WeighedFiles[]> {
  const {indexes} = await readFile<Manifest>(read, 'manifest', MANIFEST);
  const all: WeighedFiles[] = [];
  for (const {isOlder, under, titles, text} of indexes)
    if (isOlder !== true)
      all.push({
        titles: await readFile<TitlesFile>(read, 'titles', titles),
        text: await readFile<TextFile>(read, 'text', text),
        weight: under === '' ? 1 : FAR_WEIGHT,
      });
  return all;
}

async function load({titles, text, weight}: WeighedFiles): Promise<LoadedIndex> {
  const index = new SearchIndex(titles);
  await index.addText(text);
  return {index, weight};
}

/**
 * All indexes of a built site with their text, as a reader's browser has them once all are loaded.
 *
 * @throws DamagedFile for a file that no build of this version wrote
 */
export const openIndexes = async (read: ReadFile): Promise<readonly LoadedIndex[]> =>
  Promise.all((await readIndexes(read)).map(load));

/** The most records of an index that is built once, as a whole: 80,000 take 430 MB and 10 seconds. */
const MOST_WHOLE = 10_000;

/** Gives the indexes that answer a query. */
export type OpenForQuery = (query: string) => Promise<readonly LoadedIndex[]>;

/**
 * Opens the indexes of a built site for a program with little memory. An index of a large site is built for each
 * query, from the records that share words with it, and does not correct typing errors.
 *
 * @throws DamagedFile for a file that no build of this version wrote
 */
export async function openSearch(read: ReadFile): Promise<OpenForQuery> {
  const opened = (await readIndexes(read)).map((files) => {
    if (files.titles.records.length > MOST_WHOLE)
      return (query: string) => load({...files, ...narrowFiles(files, query)});
    const whole = load(files);
    return () => whole;
  });
  return (query) => Promise.all(opened.map((open) => open(query)));
}
