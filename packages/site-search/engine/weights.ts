import type {Kind} from './types';

/** All numbers that decide the order of hits. No other module has such a number. */

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

/**
 * How the query matches: it is the whole title or a name; it is a synonym of the title; it contains a reader's
 * name for the thing; it is the beginning of a title; or none of these.
 */
export const PHRASE_WEIGHTS = {whole: 3, keyword: 2.4, meant: 2.2, beginning: 2, other: 1};

/** The share of a title that the query covers. */
export const COVERED_TITLE = 1.2;

/** The most that a query gains by similarity to a title or a question, by its share of the rare words of both. */
export const ASKED = 4;
/** A power above 1: half a similarity gains less than half. */
export const ASKED_POWER = 1.6;

/**
 * The weight of the query's own share of common words, against the question's share: a short question that is
 * contained in a query is what the reader means.
 */
export const QUERY_SHARE = 0.25;

/** A word's score in titles and texts grows a little more than in proportion. */
export const SCORE_POWER = 1.1;

/** Penalties for records that contain only a part of the query; smaller if readers call the record by that part. */
export const COVERAGE_POWERS = {whole: 3, keyword: 1, meant: 3, beginning: 2.5, other: 1.8};

/** Weights of the fields in which a word of the query occurs, and of a mere prefix. */
export const TITLE_WEIGHTS = {
  fields: {title: 3, names: 5, parts: 1, page: 1.6, keywords: 2.2},
  prefix: 0.6,
};
/** Weights in texts. A prefix weighs less because many words of a text share it. */
export const TEXT_WEIGHTS = {fields: {text: 1.3, asked: 2}, prefix: 0.25};

/** Words that many questions contain weigh little; names, codes and quoted text weigh much. */
export const WORD_WEIGHTS = {filler: 0.1, word: 1, name: 2.5};

/** Parts of a name weigh less than the whole name. */
export const PARTS_WEIGHT = 0.25;

/** Weights of a hit in the reader's current section, and on the current page. */
export const NEAR_WEIGHTS = {section: 1.25, page: 1.6};

/** Of equal hits, one of the site or of the reader's API comes first: large APIs have many names. */
export const FAR_WEIGHT = 0.4;

/** Of equal hits, one of the reader's minor version comes first. */
export const LINE_WEIGHT = 0.6;
