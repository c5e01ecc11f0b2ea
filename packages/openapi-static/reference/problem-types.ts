import type {Cursor} from '../contract/cursor';
import {formatValue} from 'static-pages/reports/json';

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

/** The registry under `x-problem-types`; empty where a contract has none. */
export const listProblemTypes = (contract: Cursor): readonly ProblemType[] =>
  contract.entries('x-problem-types').map(([slug, problem]) => {
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
