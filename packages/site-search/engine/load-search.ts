import {
  FOLDER,
  type IndexEntry,
  MANIFEST,
  type Manifest,
  type TextFile,
  type TitlesFile,
} from './files';
import {findInAll, type LoadedIndex} from './find-in-all';
import {SearchIndex} from './search-index';
import type {Search} from './types';
import {FAR_WEIGHT, LINE_WEIGHT} from './weights';

async function fetchJson<Content>(address: string, cache: RequestCache): Promise<Content> {
  const response = await fetch(address, {cache});
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as Content;
}

/** Loads the files of a folder: their names change with their content, that of the manifest does not. */
class Files {
  constructor(private readonly folder: string) {}

  readonly readManifest = () => fetchJson<Manifest>(this.folder + MANIFEST, 'no-cache');

  readonly readTitles = async ({titles}: IndexEntry): Promise<SearchIndex> =>
    new SearchIndex(await fetchJson<TitlesFile>(this.folder + titles, 'default'));

  readonly readText = ({text}: IndexEntry) => fetchJson<TextFile>(this.folder + text, 'default');
}

const isOlder = (entry: IndexEntry): boolean => entry.isOlder === true;

/** The indexes of large APIs, one after the other, each with its text: whoever reads elsewhere seldom asks for them. */
async function loadRest(
  entries: readonly IndexEntry[],
  files: Files,
  loaded: LoadedIndex[],
): Promise<void> {
  for (const entry of entries) {
    const index = await files.readTitles(entry);
    loaded.push({index, weight: FAR_WEIGHT});
    await index.addText(await files.readText(entry));
  }
}

/**
 * Loads titles and names of the site, and of the API that the reader is in; texts and the indexes of other large APIs
 * follow by themselves. An older line of releases is searched by those who read it.
 *
 * @param baseUrl of the site, with a slash at its end
 * @throws Error where a file cannot be loaded; `complete` rejects where one of those that follow cannot be
 */
export async function loadSearch(baseUrl: string): Promise<Search> {
  const files = new Files(`${baseUrl}${FOLDER}/`);
  const {indexes: entries} = await files.readManifest();
  const isNear = ({under}: IndexEntry) => location.pathname.startsWith(baseUrl + under);
  const near = entries.filter(isNear);
  // In an older line, alike hits of the newest come second.
  const weight = near.some(isOlder) ? LINE_WEIGHT : 1;
  const loaded: LoadedIndex[] = await Promise.all(
    near.map(async (entry) => ({
      index: await files.readTitles(entry),
      weight: isOlder(entry) ? 1 : weight,
    })),
  );
  const addText = async (entry: IndexEntry, at: number): Promise<void> =>
    loaded[at]?.index.addText(await files.readText(entry));
  const complete = Promise.all(near.map(addText)).then(() =>
    loadRest(
      entries.filter((entry) => !isNear(entry) && !isOlder(entry)),
      files,
      loaded,
    ),
  );
  // Whoever waits for it hears of a failure; nobody has to.
  complete.catch(() => undefined);
  return {
    find: (query, options) => findInAll(loaded, query, options),
    complete,
    isHere: () => entries.filter(isOlder).every((entry) => isNear(entry) === near.includes(entry)),
  };
}
