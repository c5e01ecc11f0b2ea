import {FOLDER, type IndexEntry, MANIFEST, type Manifest, type TitlesFile} from './files';

/**
 * Fetches a file of the index. File names contain a hash of the content, except for the manifest.
 *
 * @throws Error if the file cannot be loaded
 */
export async function fetchFile<Content>(
  baseUrl: string,
  name: string,
  cache: RequestCache = 'default',
): Promise<Content> {
  const address = `${baseUrl}${FOLDER}/${name}`;
  const response = await fetch(address, {cache});
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return (await response.json()) as Content;
}

/** Returns true if the current page is below the path of an index. */
export const isOnPageOf = (baseUrl: string, under: string): boolean =>
  location.pathname.startsWith(baseUrl + under);

/** The files that search loads first. */
export interface FirstFiles {
  readonly entries: readonly IndexEntry[];
  /**
   * Indexes to search on the current page: the index of the site, and of the API or version that the page
   * belongs to.
   */
  readonly near: readonly IndexEntry[];
  /** Titles and names of the indexes in `near`, in the same order. */
  readonly titles: readonly TitlesFile[];
}

/**
 * Fetches the files that search loads first. This module does not import the search engine, so the files load
 * in parallel with the engine's chunk.
 *
 * @throws Error if a file cannot be loaded
 */
export async function fetchFirstFiles(baseUrl: string): Promise<FirstFiles> {
  const {indexes: entries} = await fetchFile<Manifest>(baseUrl, MANIFEST, 'no-cache');
  const near = entries.filter(({under}) => isOnPageOf(baseUrl, under));
  const titles = near.map((entry) => fetchFile<TitlesFile>(baseUrl, entry.titles));
  return {entries, near, titles: await Promise.all(titles)};
}
