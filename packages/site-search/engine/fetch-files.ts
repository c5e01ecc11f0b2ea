import {FOLDER, type IndexEntry, MANIFEST, type Manifest, type TitlesFile} from './files';

/**
 * Fetches a file of the index. Its name changes with its content, except for the manifest.
 *
 * @param baseUrl of the site, with a slash at its end
 * @throws Error if it cannot be loaded
 */
export async function fetchFile<Content>(
  baseUrl: string,
  name: string,
  cache: RequestCache = 'default',
): Promise<Content> {
  const address = `${baseUrl}${FOLDER}/${name}`;
  const response = await fetch(address, {cache});
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as Content;
}

/** Returns true if the current page belongs to an index. */
export const isIn = (baseUrl: string, under: string): boolean =>
  location.pathname.startsWith(baseUrl + under);

/** The files that search loads first. */
export interface Beginning {
  /** All indexes. */
  readonly entries: readonly IndexEntry[];
  /** The indexes of the current page: the site's, and that of a large API. */
  readonly near: readonly IndexEntry[];
  /** Titles and names, in the order of `near`. */
  readonly titles: readonly TitlesFile[];
}

/**
 * Fetches the files that search loads first. This module does not contain the search engine, so that they load in
 * parallel with its script.
 *
 * @param baseUrl of the site, with a slash at its end
 * @throws Error if a file cannot be loaded
 */
export async function fetchBeginning(baseUrl: string): Promise<Beginning> {
  const {indexes: entries} = await fetchFile<Manifest>(baseUrl, MANIFEST, 'no-cache');
  const near = entries.filter(({under}) => isIn(baseUrl, under));
  const titles = near.map((entry) => fetchFile<TitlesFile>(baseUrl, entry.titles));
  return {entries, near, titles: await Promise.all(titles)};
}
