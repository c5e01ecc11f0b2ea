import {
  FOLDER,
  type IndexEntry,
  MANIFEST,
  type Manifest,
  type TextFile,
  type TitlesFile,
} from './files';

async function fetchJson<Content>(address: string, cache: RequestCache): Promise<Content> {
  const response = await fetch(address, {cache});
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as Content;
}

/** Fetches the files of the index: their names change with their content, that of the manifest does not. */
export class Files {
  private readonly folder: string;

  /** @param baseUrl of the site, with a slash at its end */
  constructor(readonly baseUrl: string) {
    this.folder = `${baseUrl}${FOLDER}/`;
  }

  readonly readManifest = () => fetchJson<Manifest>(this.folder + MANIFEST, 'no-cache');

  readonly readTitles = ({titles}: IndexEntry) =>
    fetchJson<TitlesFile>(this.folder + titles, 'default');

  readonly readText = ({text}: IndexEntry) => fetchJson<TextFile>(this.folder + text, 'default');

  /** Whether a reader is in what an index is of. */
  readonly isIn = (under: string): boolean => location.pathname.startsWith(this.baseUrl + under);
}

/** What a search begins with. */
export interface Beginning {
  readonly files: Files;
  /** All indexes, and those that the reader is in: of the site, and of a large API. */
  readonly entries: readonly IndexEntry[];
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
  const files = new Files(baseUrl);
  const {indexes: entries} = await files.readManifest();
  const near = entries.filter(({under}) => files.isIn(under));
  return {files, entries, near, titles: await Promise.all(near.map(files.readTitles))};
}
