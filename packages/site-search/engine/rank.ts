import type {Kind} from './types';

/** Of two records that match alike, readers want the broader one. */
const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  operation: 1.1,
  page: 1.1,
  problem: 1.1,
  term: 1.15,
  section: 1,
  field: 0.9,
  status: 0.3,
  post: 0.7,
};

/** The query is the whole title, or a name; it means the title; it holds what readers call the thing; it is the beginning of a title; or none of these. */
const PHRASE_WEIGHTS = {whole: 3, keyword: 2.4, meant: 2.2, beginning: 1.8, other: 1};

/** The share of a title that the query covers. */
const COVERED_TITLE = 0.6;

/** What a record loses that holds a part of the query only; less where readers call it by that part. */
const COVERAGE_POWERS = {whole: 3, keyword: 1.5, meant: 3, beginning: 2.5, other: 2.5};

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
}

/** How well a record answers a query; any positive number. */
export const rank = ({kind, score, coverage, title, phrase}: Match): number =>
  score *
  coverage ** COVERAGE_POWERS[phrase] *
  (1 + COVERED_TITLE * title) *
  PHRASE_WEIGHTS[phrase] *
  KIND_WEIGHTS[kind];

/** What a record counts that stands in a post: a section is no more than the post itself. */
export const weighPost = (kind: Kind): number => (kind === 'post' ? 1 : KIND_WEIGHTS.post);
