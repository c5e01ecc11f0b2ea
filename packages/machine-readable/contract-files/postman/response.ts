import {
  type Cursor,
  findExampleValue,
  explainIgnoredHeader,
  findStatusName,
} from '@openapi-portal/openapi-model';
import {listBodyExamples, toExamples} from '@openapi-portal/openapi-model/inputs/build';
import {toBodyKind} from '@openapi-portal/openapi-requests';
import {formatValue} from '@openapi-portal/reports/json';

import {formatBody} from '../format-body';
import type {KeyValue, Request, Response} from './types';

/** Returns the rows that are sent, without disabled rows and descriptions. */
const toSentRows = (rows: readonly KeyValue[]): readonly KeyValue[] =>
  rows.flatMap(({key, value, disabled}) => (disabled === true ? [] : [{key, value}]));

/**
 * Maximum length of a body in characters that is saved with each example response. An operation may have thousands of
 * responses.
 */
const LONGEST_BODY = 20_000;

/** Returns the request to save with an example response. */
export const toOriginal = ({method, header, url, body}: Request): Request => ({
  method,
  header: toSentRows(header),
  url: {...url, query: toSentRows(url.query), variable: toSentRows(url.variable)},
  ...(body !== undefined && JSON.stringify(body).length <= LONGEST_BODY && {body}),
});

function toHeaders(response: Cursor, mediaType: string | undefined): readonly KeyValue[] {
  const own = response.entries('headers').flatMap(([key, header]) => {
    const [example] = toExamples(header.resolve());
    const isIgnored = explainIgnoredHeader(key, undefined) !== undefined;
    return example === undefined || isIgnored ? [] : [{key, value: formatValue(example.value)}];
  });
  return mediaType === undefined ? own : [{key: 'Content-Type', value: mediaType}, ...own];
}

/**
 * Builds the example responses of a status: one per example in the contract, or one without body.
 *
 * @param status as in the contract: `201`, `4XX` or `default`
 * @param findOriginal returns the request to save, with the body example of the given name, or else with the first
 * example
 */
export function toResponses(
  status: string,
  response: Cursor,
  findOriginal: (example: string) => Request,
): readonly Response[] {
  const code = /^\d{3}$/.test(status) ? {code: Number(status), status: findStatusName(status)} : {};
  const title = `${status} ${code.status ?? ''}`.trim();
  const content = response.entries('content');
  if (content.length === 0) {
    const originalRequest = findOriginal('');
    return [{name: title, originalRequest, ...code, header: toHeaders(response, undefined)}];
  }
  return content.flatMap(([mediaType, holder]) =>
    listBodyExamples(mediaType, holder).flatMap(([name, example]): Response[] => {
      const value = findExampleValue(example);
      if (value === undefined) return [];
      return [
        {
          name: `${title}: ${example.text('summary') ?? name}`,
          originalRequest: findOriginal(name),
          ...code,
          _postman_previewlanguage: toBodyKind(mediaType) === 'json' ? 'json' : 'text',
          header: toHeaders(response, mediaType),
          body: formatBody(mediaType, value),
        },
      ];
    }),
  );
}
