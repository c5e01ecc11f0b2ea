import {type PreparedRequest, prepare} from '../prepare';
import type {SampleRequest} from '../types';

/** The pagination of a list: each page but the last has a token for the next. */
export interface Paging {
  /** Query parameter for the token. */
  readonly parameter: string;
  /** The member of an answer that has it. */
  readonly next: string;
  /** The member of an answer that has the items. */
  readonly items: string;
}

export interface PagesRequest extends PreparedRequest {
  readonly paging: Paging;
}

/** Names that every language can have in a string as they are. */
const isPlain = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name);

/** Returns true if the programs can send the request for each page: only headers, no body. */
const isPlainRequest = ({method, body, answer, ...request}: SampleRequest): boolean =>
  method === 'GET' &&
  body === undefined &&
  answer.kind === 'json' &&
  (request.freshHeaders ?? []).length + (request.taggedHeaders ?? []).length === 0 &&
  request.credentials.every(
    ({type, in: location, httpScheme}) =>
      type !== 'mutualTLS' &&
      httpScheme !== 'basic' &&
      httpScheme !== 'digest' &&
      (type !== 'apiKey' || location === 'header'),
  );

/**
 * Prepares a program that reads all pages of a list; undefined if our programs cannot send the request.
 *
 * @param request the first page, without a token
 */
export const preparePages = (request: SampleRequest, paging: Paging): PagesRequest | undefined =>
  isPlainRequest(request) && Object.values(paging).every(isPlain)
    ? {...prepare(request), paging}
    : undefined;

/** Returns the text between the first page's URL and the token. */
export const toTokenStart = ({url, paging}: PagesRequest): string =>
  `${url.includes('?') ? '&' : '?'}${paging.parameter}=`;
