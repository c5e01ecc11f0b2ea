import type {PageRecords} from '../records/record';

/** An API of more records has an index of its own: so much less is loaded by who does not ask for it. */
const LARGE = 1500;

export interface PagesOfIndex {
  /** Path of the API below the base URL; of the site it is empty. */
  readonly under: string;
  readonly pages: readonly PageRecords[];
}

const countRecords = (pages: readonly PageRecords[]): number =>
  pages.reduce((sum, {records}) => sum + records.length, 0);

/** The pages of each index: the site's with its small APIs first, then each large API's. */
export function splitIndexes(pages: readonly PageRecords[]): readonly PagesOfIndex[] {
  const apis = [...new Set(pages.flatMap(({api}) => api ?? []))];
  const large = apis
    .map((under) => ({under, pages: pages.filter(({api}) => api === under)}))
    .filter((index) => countRecords(index.pages) > LARGE);
  const isElsewhere = ({api}: PageRecords) => large.some(({under}) => under === api);
  return [{under: '', pages: pages.filter((page) => !isElsewhere(page))}, ...large];
}
