import type {PageRecords} from '../records/record';

/** APIs with more records have an index of their own, so that readers of other pages need not load it. */
const LARGE = 1500;

export interface PagesOfIndex {
  /** Path of the API or version below the base URL; empty for the site's own index. */
  readonly under: string;
  /** True for an older API or docs version, which is only searched on its own pages. */
  readonly isOlder?: true;
  readonly pages: readonly PageRecords[];
}

const countRecords = (pages: readonly PageRecords[]): number =>
  pages.reduce((sum, {records}) => sum + records.length, 0);

const isOfLine = ({line}: PageRecords): boolean => line !== undefined;

/**
 * Assigns pages to indexes. The first index contains the pages of the site and of small APIs; large APIs and
 * older versions have an index of their own.
 */
export function splitIndexes(pages: readonly PageRecords[]): readonly PagesOfIndex[] {
  const apis = [...new Set(pages.flatMap(({api}) => api ?? []))];
  const own = apis
    .map((under) => ({under, pages: pages.filter(({api}) => api === under)}))
    .map((index) => (index.pages.some(isOfLine) ? {...index, isOlder: true as const} : index))
    .filter((index) => 'isOlder' in index || countRecords(index.pages) > LARGE);
  const isElsewhere = ({api}: PageRecords) => own.some(({under}) => under === api);
  return [{under: '', pages: pages.filter((page) => !isElsewhere(page))}, ...own];
}
