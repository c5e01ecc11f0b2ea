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
import {LINE_WEIGHT} from './weights';

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

/** Whether a reader is in what an index is of. */
const isIn = (baseUrl: string, under: string): boolean =>
  location.pathname.startsWith(baseUrl + under);

/** Path of the API that has the line of releases at a path. */
const toNewest = (under: string): string => under.replace(/[^/]+\/$/, '');

/** What is asked: the site, and the large APIs that the reader is in or has chosen. */
class Asked {
  readonly loaded: LoadedIndex[] = [];
  private readonly entries = new Set<IndexEntry>();

  constructor(
    private readonly files: Files,
    private readonly all: readonly IndexEntry[],
    private readonly baseUrl: string,
  ) {}

  /** Loads titles and names, in the order of the entries. In an older line, alike hits of the newest come second. */
  async addTitles(entries: readonly IndexEntry[]): Promise<void> {
    const weight = entries.some(isOlder) ? LINE_WEIGHT : 1;
    const indexes = await Promise.all(entries.map(this.files.readTitles));
    for (const [at, entry] of entries.entries()) {
      const index = indexes[at];
      if (index !== undefined) this.loaded.push({index, weight: isOlder(entry) ? 1 : weight});
      this.entries.add(entry);
    }
  }

  readonly addText = async (entry: IndexEntry, at: number): Promise<void> =>
    this.loaded[at]?.index.addText(await this.files.readText(entry));

  readonly listOthers = (): readonly IndexEntry[] =>
    this.all.filter(
      (entry) =>
        !this.entries.has(entry) && (!isOlder(entry) || isIn(this.baseUrl, toNewest(entry.under))),
    );

  readonly include = async (under: string): Promise<void> => {
    const entry = this.listOthers().find((one) => one.under === under);
    if (entry === undefined) return;
    const [index, text] = await Promise.all([
      this.files.readTitles(entry),
      this.files.readText(entry),
    ]);
    await index.addText(text);
    // Whoever asked twice meanwhile has it once.
    if (this.entries.has(entry)) return;
    this.entries.add(entry);
    this.loaded.push({index, weight: isOlder(entry) ? LINE_WEIGHT : 1});
  };
}

/**
 * Loads titles and names of the site, and of the large API that the reader is in; texts follow by themselves. Other large
 * APIs, and older lines of releases that the reader is not in, are neither loaded nor asked until the reader says so.
 *
 * @param baseUrl of the site, with a slash at its end
 * @throws Error where a file cannot be loaded; `complete` rejects where one of those that follow cannot be
 */
export async function loadSearch(baseUrl: string): Promise<Search> {
  const files = new Files(`${baseUrl}${FOLDER}/`);
  const {indexes: entries} = await files.readManifest();
  const isNear = ({under}: IndexEntry): boolean => isIn(baseUrl, under);
  const near = entries.filter(isNear);
  const asked = new Asked(files, entries, baseUrl);
  await asked.addTitles(near);
  const complete = Promise.all(near.map(asked.addText)).then(() => undefined);
  // Whoever waits for it hears of a failure; nobody has to.
  complete.catch(() => undefined);
  const {loaded, listOthers, include} = asked;
  return {
    find: (query, options) => findInAll(loaded, query, options),
    complete,
    listOthers,
    include,
    isHere: () => entries.filter(isOlder).every((entry) => isNear(entry) === near.includes(entry)),
  };
}
