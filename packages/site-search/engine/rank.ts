import type {Kind} from './types';
import {
  QUESTION_BOOST,
  QUESTION_POWER,
  COVERAGE_POWERS,
  TITLE_COVERAGE_WEIGHT,
  KIND_WEIGHTS,
  PHRASE_WEIGHTS,
  SCORE_POWER,
} from './weights';

export interface Match {
  readonly kind: Kind;
  /** Sum over the parts of the query. */
  readonly score: number;
  /** Share of the query's parts that the record contains, weighted by rarity, from 0 to 1. */
  readonly coverage: number;
  /** Share of the title's words that the query contains, from 0 to 1. */
  readonly title: number;
  readonly phrase: keyof typeof PHRASE_WEIGHTS;
  /**
   * For phrase matches of the type `keyword`, share of the query that the keyword covers, weighted by rarity,
   * from 0 to 1. Otherwise 1.
   */
  readonly called: number;
  /** Similarity of the query to the questions of the record, from 0 to 1. */
  readonly asked: number;
}

/** Interpolates between the weights of no phrase match and of a full phrase match. */
const weigh = (weights: typeof PHRASE_WEIGHTS, {phrase, called}: Match): number =>
  weights.other + (weights[phrase] - weights.other) * called;

/** Returns the score of a record, which is a positive number without an upper limit. */
export function rank(match: Match): number {
  const {kind, score, coverage, title, asked} = match;
  return (
    score ** SCORE_POWER *
    coverage ** weigh(COVERAGE_POWERS, match) *
    (1 + TITLE_COVERAGE_WEIGHT * title) *
    (1 + QUESTION_BOOST * asked ** QUESTION_POWER) *
    weigh(PHRASE_WEIGHTS, match) *
    KIND_WEIGHTS[kind]
  );
}

/** Returns the weight of a record in a blog post. Sections of a post have the same weight as the post. */
export const findPostWeight = (kind: Kind): number => (kind === 'post' ? 1 : KIND_WEIGHTS.post);
