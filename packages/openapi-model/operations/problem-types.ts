import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {isProblemTypeName} from '../contract/problem-slugs';

/** The anchor of a problem type on the introduction's page. */
export const toProblemAnchor = (slug: string): string => `problem-${slug}`;

/** Returns the URL of a problem type's description, on the overview page of its API. */
export const toProblemHref = (basePath: string, slug: string): string =>
  `${basePath}/#${toProblemAnchor(slug)}`;

/** Value of `retry` for an error after which the same request may be repeated. */
const AFTER_WAITING = 'after-waiting';

/**
 * Reads the registry `x-problem-types`; empty if absent.
 *
 * @throws ContractError for a name that could lead to another URL, and for an unknown `retry`
 */
export const listProblemTypes = (contract: Cursor) =>
  contract.entries('x-problem-types').map(([slug, cursor]) => {
    if (!isProblemTypeName(slug)) {
      throw new ContractError(
        cursor.pointer,
        'is not named by at most 200 lower-case letters, digits and hyphens',
      );
    }
    const retry = cursor.text('retry');
    if (retry !== undefined && retry !== AFTER_WAITING) {
      throw new ContractError(
        cursor.pointer,
        `says retry: ${retry}; it can only say ${AFTER_WAITING}`,
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

/** A kind of error that the API reports (RFC 9457). */
export type ProblemType = ReturnType<typeof listProblemTypes>[number];
