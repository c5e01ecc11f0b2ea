import type {Kind} from './types';
import {
  ASKED,
  ASKED_POWER,
  COVERAGE_POWERS,
  COVERED_TITLE,
  KIND_WEIGHTS,
  PHRASE_WEIGHTS,
  SCORE_POWER,
} from './weights';

export interface Match {
  readonly kind: Kind;
  /** Sum over the parts of the query. */
  readonly score: number;
  /** Share of the query's parts that the record holds, the rare ones above all, from 0 to 1. */
  readonly coverage: number;
  /** Share of the title's words that the query holds, from 0 to 1. */
  readonly title: number;
  /** What the query is of the title, or of a name of the record. */
  readonly phrase: keyof typeof PHRASE_WEIGHTS;
  /** Share of the query, the rare words above all, that is what readers call the record, from 0 to 1; of any other phrase, 1. */
  readonly called: number;
  /** How near the query comes to what readers ask of the record, from 0 to 1. */
  readonly asked: number;
}

/** A weight of a phrase, as far as the query is that phrase. */
const weigh = (weights: typeof PHRASE_WEIGHTS, {phrase, called}: Match): number =>
  weights.other + (weights[phrase] - weights.other) * called;

/** How well a record answers a query; any positive number. */
export function rank(match: Match): number {
  const {kind, score, coverage, title, asked} = match;
  return (
    score ** SCORE_POWER *
    coverage ** weigh(COVERAGE_POWERS, match) *
    (1 + COVERED_TITLE * title) *
    (1 + ASKED * asked ** ASKED_POWER) *
    weigh(PHRASE_WEIGHTS, match) *
    KIND_WEIGHTS[kind]
  );
}

/** What a record counts that stands in a post: a section is no more than the post itself. */
export const weighPost = (kind: Kind): number => (kind === 'post' ? 1 : KIND_WEIGHTS.post);
