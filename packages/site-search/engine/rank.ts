import type {Kind} from './types';
import {ASKED, COVERAGE_POWERS, COVERED_TITLE, KIND_WEIGHTS, PHRASE_WEIGHTS} from './weights';

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
  /** How near the query comes to what readers ask of the record, from 0 to 1. */
  readonly asked: number;
}

/** How well a record answers a query; any positive number. */
export const rank = ({kind, score, coverage, title, phrase, asked}: Match): number =>
  score *
  coverage ** COVERAGE_POWERS[phrase] *
  (1 + COVERED_TITLE * title) *
  (1 + ASKED * asked) *
  PHRASE_WEIGHTS[phrase] *
  KIND_WEIGHTS[kind];

/** What a record counts that stands in a post: a section is no more than the post itself. */
export const weighPost = (kind: Kind): number => (kind === 'post' ? 1 : KIND_WEIGHTS.post);
