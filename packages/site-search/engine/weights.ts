import type {Kind} from './types';

/** All weights that affect the ranking are in this module. */

/** Weight of each kind. Broader records rank higher if everything else is equal. */
export const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  operation: 1.1,
  page: 1.2,
  problem: 1.1,
  term: 0.9,
  section: 1,
  field: 1,
  status: 0.3,
  post: 0.7,
};

/**
 * Weights of phrase matches: `whole`, the query is the title or a name; `keyword`, the query contains a name
 * that readers use; `meant`, a synonym of the query is the title or a name; `beginning`, a title starts with
 * the query.
 */
export const PHRASE_WEIGHTS = {whole: 3, keyword: 2.4, meant: 2.2, beginning: 2, other: 1};

/** Weight of the share of a title's words that the query contains. */
export const TITLE_COVERAGE_WEIGHT = 1.2;

/** Maximum boost for similarity of a query to a title or question. */
export const QUESTION_BOOST = 4;
/** Exponent above 1, so that half the similarity gives less than half the boost. */
export const QUESTION_POWER = 1.6;

/**
 * Weight of the first of two shares in their mean: how much of the query is in a question, and how much of the
 * question is in the query. Low, because a long query that contains a short question is usually about that
 * question.
 */
export const QUERY_SHARE = 0.25;

/** Exponent for the sum of word scores. */
export const SCORE_POWER = 1.1;

/**
 * Exponents for the share of the query that a record contains, by type of phrase match. Higher exponents
 * penalise missing words more.
 */
export const COVERAGE_POWERS = {whole: 3, keyword: 1, meant: 3, beginning: 2.5, other: 1.8};

export const TITLE_WEIGHTS = {
  fields: {title: 3, names: 5, parts: 1, page: 1.6, keywords: 2.2},
  prefix: 0.6,
};
/** Weights of the fields with texts. A prefix matches many words of a text and therefore weighs less. */
export const TEXT_WEIGHTS = {fields: {text: 1.3, asked: 2}, prefix: 0.25};

/** Weights of words in a query: filler words, other words, and identifiers or quoted words. */
export const WORD_WEIGHTS = {filler: 0.1, word: 1, name: 2.5};

/** Weight of the parts of an identifier relative to the whole identifier. */
export const PARTS_WEIGHT = 0.25;

export const NEARNESS_WEIGHTS = {section: 1.25, page: 1.6};

/** Weight of large APIs other than the current one, because their many names would crowd out other hits. */
export const OTHER_API_WEIGHT = 0.4;

/** Weight of minor versions other than that of the current page. */
export const OTHER_VERSION_WEIGHT = 0.6;
