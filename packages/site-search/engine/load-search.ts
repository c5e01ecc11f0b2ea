import {type Beginning, fetchBeginning, fetchFile, isIn} from './fetch-files';
import type {IndexEntry, TextFile, TitlesFile} from './files';
import {findInAll, type LoadedIndex} from './find-in-all';
import {SearchIndex} from './search-index';
import type {Search} from './types';
import {LINE_WEIGHT} from './weights';

const isOlder = (entry: IndexEntry): boolean => entry.isOlder === true;

/** Path of the API that has the line of releases at a path. */
const toNewest = (under: string): string => under.replace(/[^/]+\/$/, '');

/** The loaded indexes: the site's, and those of the large APIs that the reader is in or has included. */
class Asked {
  readonly loaded: LoadedIndex[];
  private readonly all: readonly IndexEntry[];
  private readonly entries: Set<IndexEntry>;

  /**
   * For readers of an older minor version, hits of the newest rank second.
   *
   * @param beginning the first files of the search
   */
  constructor(
    private readonly baseUrl: string,
    {entries, near, titles}: Beginning,
  ) {
    const weight = near.some(isOlder) ? LINE_WEIGHT : 1;
    this.loaded = near.flatMap((entry, at) => {
      const file = titles[at];
      if (file === undefined) return [];
      return [{index: new SearchIndex(file), weight: isOlder(entry) ? 1 : weight}];
    });
    this.all = entries;
    this.entries = new Set(near);
  }

  private readText({text}: IndexEntry): Promise<TextFile> {
    return fetchFile<TextFile>(this.baseUrl, text);
  }

  readonly addText = async (entry: IndexEntry, at: number): Promise<void> =>
    this.loaded[at]?.index.addText(await this.readText(entry));

  readonly listOthers = (): readonly IndexEntry[] =>
    this.all.filter(
      (entry) =>
        !this.entries.has(entry) && (!isOlder(entry) || isIn(this.baseUrl, toNewest(entry.under))),
    );

  readonly include = async (under: string): Promise<void> => {
    const entry = this.listOthers().find((one) => one.under === under);
    if (entry === undefined) return;
    const [titles, text] = await Promise.all([
      fetchFile<TitlesFile>(this.baseUrl, entry.titles),
      this.readText(entry),
    ]);
    const index = new SearchIndex(titles);
    await index.addText(text);
    // Concurrent calls add the index once.
    if (this.entries.has(entry)) return;
    this.entries.add(entry);
    this.loaded.push({index, weight: isOlder(entry) ? LINE_WEIGHT : 1});
  };
}

/**
 * Loads titles and names of the site, and of the large API that the reader is in; texts follow in the background.
 * Other large APIs, and older minor versions that the reader is not in, are only loaded when the reader includes
 * them.
 *
 * @param baseUrl of the site, with a slash at its end
 * @param beginning the first files, if they are being fetched already
 * @throws Error if a file cannot be loaded; `complete` rejects if one of the following files cannot be
 */
export async function loadSearch(
  baseUrl: string,
  beginning: Promise<Beginning> = fetchBeginning(baseUrl),
): Promise<Search> {
  const begun = await beginning;
  const {entries, near} = begun;
  const asked = new Asked(baseUrl, begun);
  const complete = Promise.all(near.map(asked.addText)).then(() => undefined);
  // Callers that await `complete` see the failure; without one it is no unhandled rejection.
  complete.catch(() => undefined);
  const {loaded, listOthers, include} = asked;
  return {
    find: (query, options) => findInAll(loaded, query, options),
    complete,
    listOthers,
    include,
    isHere: () =>
      entries.filter(isOlder).every((entry) => isIn(baseUrl, entry.under) === near.includes(entry)),
  };
}
