import {formatValue} from 'static-pages/reports/json';

import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {isProblemTypeName} from '../contract/problem-type-name';

/** A kind of error that the API reports (RFC 9457). */
export interface ProblemType {
  readonly slug: string;
  readonly status: string;
  readonly title: string;
  /** When it happens; Markdown. */
  readonly when?: string;
  /** What to do about it; Markdown. */
  readonly remedy?: string;
  /** What its documents hold beyond the members that all have: meaning by name. */
  readonly members: readonly (readonly [string, string])[];
}

/**
 * The registry under `x-problem-types`; empty where a contract has none.
 *
 * @throws ContractError where a name could lead to another address
 */
export const listProblemTypes = (contract: Cursor): readonly ProblemType[] =>
  contract.entries('x-problem-types').map(([slug, problem]) => {
    if (!isProblemTypeName(slug)) {
      throw new ContractError(problem.pointer, 'is not named by lower-case words with hyphens');
    }
    const [when, remedy] = [problem.text('when'), problem.text('remedy')];
    return {
      slug,
      status: problem.text('status') ?? '',
      title: problem.text('title') ?? slug,
      ...(when !== undefined && {when}),
      ...(remedy !== undefined && {remedy}),
      members: problem.entries('members').map(([name, {value}]) => [name, formatValue(value)]),
    };
  });

/** The anchor of a problem type on the introduction's page. */
export const toProblemAnchor = (slug: string): string => `problem-${slug}`;
