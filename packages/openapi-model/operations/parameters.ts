import {findOwnMember} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import type {Operation} from '../contract/operations';

/** Lists the parameters of an operation and its path, references resolved. Its own parameters have precedence. */
export function listParameters({
  cursor,
  pathItem,
}: Pick<Operation, 'cursor' | 'pathItem'>): readonly Cursor[] {
  const all = [...pathItem.items('parameters'), ...cursor.items('parameters')];
  const byKey = new Map(
    all.map((item) => {
      const parameter = item.resolve();
      return [`${parameter.text('in') ?? ''} ${parameter.text('name') ?? ''}`, parameter];
    }),
  );
  return [...byKey.values()];
}

const IGNORED: Readonly<Record<string, string>> = {
  accept: 'the media types of the responses',
  'content-type': 'the media types of the body',
  authorization: 'the security of the operation',
};

/**
 * Returns, in words, what OpenAPI uses instead of a header that it ignores; undefined for other headers. Ignored are
 * `Accept`, `Content-Type` and `Authorization` as parameters (OpenAPI 3.1.1, 4.8.12.2.1), and `Content-Type` in
 * responses and body parts (4.8.17.1, 4.8.15.1.1).
 *
 * @param location `in` of a parameter; undefined for a header of a response or body part
 */
export function explainIgnoredHeader(
  name: string,
  location: string | undefined,
): string | undefined {
  const key = name.toLowerCase();
  const isIgnored = location === undefined ? key === 'content-type' : location === 'header';
  return isIgnored ? findOwnMember(IGNORED, key) : undefined;
}
