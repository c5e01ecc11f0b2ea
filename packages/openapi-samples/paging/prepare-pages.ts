import {type PreparedRequest, prepare} from '../prepare';
import type {SampleRequest} from '../types';

/** The pagination of a list. Each page except the last contains a token for the next page. */
export interface Paging {
  readonly parameter: string;
  readonly next: string;
  readonly items: string;
}

export interface PagesRequest extends PreparedRequest {
  readonly paging: Paging;
}

/** Returns true for names that need no escaping in any language. */
const isPlain = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name);

/** Returns true for a GET request for JSON with credentials only in headers. */
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

/** Prepares a program that reads all pages of a list; undefined if it cannot send the request. */
export const preparePages = (request: SampleRequest, paging: Paging): PagesRequest | undefined =>
  isPlainRequest(request) && Object.values(paging).every(isPlain)
    ? {...prepare(request), paging}
    : undefined;

/** Returns the text between the URL of the first page and the token. */
export const toTokenStart = ({url, paging}: PagesRequest): string =>
  `${url.includes('?') ? '&' : '?'}${paging.parameter}=`;
