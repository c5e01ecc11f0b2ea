import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {isJsonObject} from '@openapi-portal/reports/json';

export const toProblemAnchor = (slug: string): string => `problem-${slug}`;

export const toProblemHref = (basePath: string, slug: string): string =>
  `${basePath}/#${toProblemAnchor(slug)}`;

/** Value of `retry` for errors after which the same request may be sent again. */
const AFTER_WAITING = 'after-waiting';

/** Lists the problem types in `x-problem-types`. Throws a ContractError for an invalid name or `retry`. */
export const listProblemTypes = (contract: Cursor) =>
  contract.entries('x-problem-types').map(([slug, cursor]) => {
    if (!isProblemTypeName(slug)) {
      throw new ContractError(
        cursor.pointer,
        'has an invalid name: use at most 200 lower-case letters, digits and hyphens',
      );
    }
    const retry = cursor.text('retry');
    if (retry !== undefined && retry !== AFTER_WAITING) {
      throw new ContractError(
        cursor.pointer,
        `has the invalid value retry: ${retry}; the only valid value is ${AFTER_WAITING}`,
      );
    }
    return {
      slug,
      anchor: toProblemAnchor(slug),
      status: cursor.text('status') ?? '',
      title: cursor.text('title') ?? slug,
      mayRetry: retry !== undefined,
      cursor,
    };
  });

/** A type of error that the API reports (RFC 9457). */
export type ProblemType = ReturnType<typeof listProblemTypes>[number];

/** Returns true if a name of a problem type is safe in a URL and short enough for a file name. */
export const isProblemTypeName = (name: string): boolean => /^[a-z0-9-]{1,200}$/.test(name);

/** Lists the valid names in `x-problem-types`. Lint reports invalid names. */
export function toProblemSlugs(document: unknown): readonly string[] {
  const types = isJsonObject(document) ? document['x-problem-types'] : undefined;
  return isJsonObject(types) ? Object.keys(types).filter(isProblemTypeName) : [];
}
