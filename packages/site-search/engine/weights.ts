import type {Kind} from './types';

/** All that decides which of two hits comes first: no other module has a number for it, and none of them knows a query. */

/** Of two records that match alike, readers want the broader one. */
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

/** The query is the whole title, or a name; it means the title; it holds what readers call the thing; it is the beginning of a title; or none of these. */
export const PHRASE_WEIGHTS = {whole: 3, keyword: 2.4, meant: 2.2, beginning: 2, other: 1};

/** The share of a title that the query covers. */
export const COVERED_TITLE = 1.2;

/** What a query gains that comes near to a title, or to what readers ask of it: by its share of the rare words of both. */
export const ASKED = 4;
/** Half a likeness says less than half. */
export const ASKED_POWER = 1.6;

/**
 * Of the shares of the query and of the question that they have in common, what that of the query counts: a short question
 * that is all in a query is meant.
 */
export const QUERY_SHARE = 0.25;

/** What a word scores in titles and texts counts a little more than in proportion. */
export const SCORE_POWER = 1.1;

/** What a record loses that holds a part of the query only; less where readers call it by that part. */
export const COVERAGE_POWERS = {whole: 3, keyword: 1, meant: 3, beginning: 2.5, other: 1.8};

/** Where a word of the query stands, and what only its beginning counts. */
export const TITLE_WEIGHTS = {
  fields: {title: 3, names: 5, parts: 1, page: 1.6, keywords: 2.2},
  prefix: 0.6,
};
/** Many words of a text begin alike, and each counts: they weigh less. */
export const TEXT_WEIGHTS = {fields: {text: 1.3, asked: 2}, prefix: 0.25};

/** Words that many questions have say little; names, codes and what stands between quotation marks, much. */
export const WORD_WEIGHTS = {filler: 0.1, word: 1, name: 2.5};

/** The parts of a name say less than the name. */
export const PARTS_WEIGHT = 0.25;

/** What a hit counts in the section that the reader is in, and on the page itself. */
export const NEAR_WEIGHTS = {section: 1.25, page: 1.6};

/** Of alike hits, a reader wants that of the site or of the API they read: names of large APIs are many. */
export const FAR_WEIGHT = 0.4;

/** Of alike hits, who reads an older line of releases wants that of the line. */
export const LINE_WEIGHT = 0.6;
