import {type FirstFiles, fetchFirstFiles, fetchFile, isOnPageOf} from './fetch-files';
import type {IndexEntry, TextFile, TitlesFile} from './files';
import {findInAll, type LoadedIndex} from './find-in-all';
import {SearchIndex} from './search-index';
import type {Search} from './types';
import {OTHER_VERSION_WEIGHT} from './weights';

const isOlder = (entry: IndexEntry): boolean => entry.isOlder === true;

/** Returns the path of the newest version of an API, from the path of an older minor version. */
const toNewest = (under: string): string => under.replace(/[^/]+\/$/, '');

/** The indexes that are searched: those of the current page, and those that the reader has added. */
class Asked {
  readonly loaded: LoadedIndex[];
  private readonly all: readonly IndexEntry[];
  private readonly entries: Set<IndexEntry>;

  /** On pages of an older minor version, hits of other indexes get a lower weight. */
  constructor(
    private readonly baseUrl: string,
    {entries, near, titles}: FirstFiles,
  ) {
    const weight = near.some(isOlder) ? OTHER_VERSION_WEIGHT : 1;
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
        !this.entries.has(entry) &&
        (!isOlder(entry) || isOnPageOf(this.baseUrl, toNewest(entry.under))),
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
    // A concurrent call may have added the index in the meantime.
    if (this.entries.has(entry)) return;
    this.entries.add(entry);
    this.loaded.push({index, weight: isOlder(entry) ? OTHER_VERSION_WEIGHT : 1});
  };
}

/**
 * Loads titles and names of the site and of the large API that the current page belongs to. The text is loaded
 * in the background. Other large APIs and older minor versions are only loaded when the reader adds them.
 *
 * @param beginning the first files, if they are already being fetched
 * @throws Error if a file cannot be loaded; `complete` rejects if a text file cannot be loaded
 */
export async function loadSearch(
  baseUrl: string,
  beginning: Promise<FirstFiles> = fetchFirstFiles(baseUrl),
): Promise<Search> {
  const begun = await beginning;
  const {entries, near} = begun;
  const asked = new Asked(baseUrl, begun);
  const complete = Promise.all(near.map(asked.addText)).then(() => undefined);
  // Prevents an unhandled rejection if no caller awaits `complete`.
  complete.catch(() => undefined);
  const {loaded, listOthers, include} = asked;
  return {
    find: (query, options) => findInAll(loaded, query, options),
    complete,
    listOthers,
    include,
    isHere: () =>
      entries
        .filter(isOlder)
        .every((entry) => isOnPageOf(baseUrl, entry.under) === near.includes(entry)),
  };
}
