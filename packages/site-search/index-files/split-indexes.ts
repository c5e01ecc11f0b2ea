import type {PageRecords} from '../records/record';

/** An API of more records has an index of its own, as has each older line of releases: other readers do not load it. */
const LARGE = 1500;

export interface PagesOfIndex {
  /** Path of the API below the base URL; of the site it is empty. */
  readonly under: string;
  /** True for an older minor version of an API, or version of the docs, which only its own readers search. */
  readonly isOlder?: true;
  readonly pages: readonly PageRecords[];
}

const countRecords = (pages: readonly PageRecords[]): number =>
  pages.reduce((sum, {records}) => sum + records.length, 0);

const isOfLine = ({line}: PageRecords): boolean => line !== undefined;

/** The pages of each index: the site's with its small APIs first, then each large API's and each older line's. */
export function splitIndexes(pages: readonly PageRecords[]): readonly PagesOfIndex[] {
  const apis = [...new Set(pages.flatMap(({api}) => api ?? []))];
  const own = apis
    .map((under) => ({under, pages: pages.filter(({api}) => api === under)}))
    .map((index) => (index.pages.some(isOfLine) ? {...index, isOlder: true as const} : index))
    .filter((index) => 'isOlder' in index || countRecords(index.pages) > LARGE);
  const isElsewhere = ({api}: PageRecords) => own.some(({under}) => under === api);
  return [{under: '', pages: pages.filter((page) => !isElsewhere(page))}, ...own];
}
