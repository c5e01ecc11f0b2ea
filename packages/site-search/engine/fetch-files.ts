import {FOLDER, type IndexEntry, MANIFEST, type Manifest, type TitlesFile} from './files';

/**
 * A file of the index. Its name changes with its content, unless it is the manifest.
 *
 * @param baseUrl of the site, with a slash at its end
 * @throws Error where it cannot be loaded
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

/** Whether a reader is in what an index is of. */
export const isIn = (baseUrl: string, under: string): boolean =>
  location.pathname.startsWith(baseUrl + under);

/** What a search begins with. */
export interface Beginning {
  /** All indexes. */
  readonly entries: readonly IndexEntry[];
  /** Those that the reader is in: of the site, and of a large API. */
  readonly near: readonly IndexEntry[];
  /** Titles and names, in the order of `near`. */
  readonly titles: readonly TitlesFile[];
}

/**
 * Fetches what a search begins with. Nothing here is needed to find anything, so that it can be on its way beside the script
 * that does.
 *
 * @param baseUrl of the site, with a slash at its end
 * @throws Error where a file cannot be loaded
 */
export async function fetchBeginning(baseUrl: string): Promise<Beginning> {
  const {indexes: entries} = await fetchFile<Manifest>(baseUrl, MANIFEST, 'no-cache');
  const near = entries.filter(({under}) => isIn(baseUrl, under));
  const titles = near.map((entry) => fetchFile<TitlesFile>(baseUrl, entry.titles));
  return {entries, near, titles: await Promise.all(titles)};
}
