import type {PreparedRequest} from '../prepare';

/** How a list comes in pages: each but the last has a token that leads to the next. */
export interface Paging {
  /** The query parameter that takes the token. */
  readonly parameter: string;
  /** The member of an answer that has it. */
  readonly next: string;
  /** The member of an answer that has the items. */
  readonly items: string;
}

export interface PagesRequest extends PreparedRequest {
  readonly paging: Paging;
}

/** What stands between the address of the first page and the token. */
export const toTokenStart = ({url, paging}: PagesRequest): string =>
  `${url.includes('?') ? '&' : '?'}${paging.parameter}=`;
