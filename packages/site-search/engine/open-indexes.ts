import {DamagedFile, parsePublished} from '@openapi-portal/reports/damaged-file';

import {FOLDER, MANIFEST, type Manifest, type TextFile, type TitlesFile} from './files';
import {type FileKind, findFault} from './find-fault';
import type {LoadedIndex} from './find-in-all';
import {type IndexFiles, narrowFiles} from './narrow-files';
import {SearchIndex} from './search-index';
import {OTHER_API_WEIGHT} from './weights';

/** Path of the manifest below the base URL. Written last, so its presence shows that the site was built completely. */
export const INDEX_MANIFEST = `${FOLDER}/${MANIFEST}`;

type ReadFile = (file: string) => Promise<string>;

interface WeighedFiles extends IndexFiles {
  readonly weight: number;
}

/** @throws DamagedFile if the content is invalid */
async function readFile<Content>(read: ReadFile, kind: FileKind, name: string): Promise<Content> {
  const file = `${FOLDER}/${name}`;
  const content: unknown = parsePublished(file, await read(file), JSON.parse);
  const fault = findFault(kind, content);
  if (fault !== undefined) throw new DamagedFile(file, fault);
  return content as Content;
}

/**
 * Reads the files of all indexes of a built site, except those of older versions. Files are read one at a time,
 * so that the caller can limit their total size.
 */
async function readIndexes(read: ReadFile): Promise<readonly WeighedFiles[]> {
  const {indexes} = await readFile<Manifest>(read, 'manifest', MANIFEST);
  const all: WeighedFiles[] = [];
  for (const {isOlder, under, titles, text} of indexes)
    if (isOlder !== true)
      all.push({
        titles: await readFile<TitlesFile>(read, 'titles', titles),
        text: await readFile<TextFile>(read, 'text', text),
        weight: under === '' ? 1 : OTHER_API_WEIGHT,
      });
  return all;
}

async function load({titles, text, weight}: WeighedFiles): Promise<LoadedIndex> {
  const index = new SearchIndex(titles);
  await index.addText(text);
  return {index, weight};
}

/**
 * Opens all indexes of a built site, including their text.
 *
 * @throws DamagedFile if a file is invalid
 */
export const openIndexes = async (read: ReadFile): Promise<readonly LoadedIndex[]> =>
  Promise.all((await readIndexes(read)).map(load));

/**
 * Maximum number of records of an index that is built as a whole. An index of 80,000 records takes 430 MB and
 * 10 seconds.
 */
const MOST_WHOLE = 10_000;

export type OpenForQuery = (query: string) => Promise<readonly LoadedIndex[]>;

/**
 * Opens the indexes of a built site for programs that should use little memory. A large index is built
 * separately for each query, from the records that share words with the query, and does not correct typing
 * errors.
 *
 * @throws DamagedFile if a file is invalid
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
