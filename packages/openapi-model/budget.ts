import type {JsonObject} from '@openapi-portal/reports/json';

/**
 * Limits on the work that one contract may cause when it is read, checked, compared or rendered. They are counts, not
 * seconds, so that the result is the same on every machine. A part beyond a limit is left out and reported with its
 * location.
 */
export const BUDGET = {
  /** Entries of one list or object, except paths, webhooks and component schemas. */
  members: 2000,
  /** References in a chain, each of which points to the next. Authors write two or three. */
  chain: 50,
  /** Depth of nested values with references followed. Real contracts have 100; Redocly fails at 2,000. */
  levels: 600,
  /**
   * Total length in characters of shared texts and examples over 1,000 characters, each counted for every path and
   * webhook that shows it. Shared callbacks, and what operations inherit from the contract, count five times.
   */
  repeated: 20_000_000,
  /** Depth of nested tags, and tags of an operation, which the page of the API lists under each. */
  tags: 50,
  /** Operations under all tags together. If there are more, each operation is listed under its first tag only. */
  listings: 5000,
  /** Characters of a summary that is used as a title. Lists of pages repeat titles. */
  title: 200,
  /** Characters of a text that does not slow down its page noticeably. Longer ones are reported. */
  text: 100_000,
  /** Subschemas of one schema, with references followed. References can double at each level. */
  parts: 5000,
  page: {
    /** After this many fields, further nested schemas become links. */
    fields: 400,
    /** A page with more fields is abandoned before its HTML is measured, because it would be too large anyway. */
    mostFields: 800,
    /** Schemas expanded on one page. A page within the size limit has far fewer. */
    schemas: 10_000,
    /** HTML size in bytes. A page that is larger with all nested schemas collapsed to links is left out. */
    html: 2_000_000,
  },
  /**
   * Total HTML of the pages of operations, and of the pages of schemas, and what each byte of the contract adds to both:
   * 3,000 operations may share a large body, and 900 schemas may each list the 900 as variants.
   */
  pages: {html: 300_000_000, schemas: 50_000_000, perByte: 50},
  /** Pairs of schemas compared for one value of two releases. */
  pairs: 5000,
  /** Changes of operations in all releases of an API. Further operations have one change each, which counts theirs. */
  changes: 100_000,
  sample: {
    /** Entries of a list, or members of an object, that a sample has because its schema requires a minimum. */
    entries: 100,
    /** Characters of a text that a sample has because its schema requires a minimum. */
    characters: 2000,
    /** Search steps for one sample, which take about a second. */
    steps: 300_000,
    /** Search steps for each sample after `steps.samples` is used up. */
    leastSteps: 2000,
    /** Search steps of samples beyond `steps.samples`, after which each sample gets `fewSteps`. */
    moreSteps: 500_000,
    fewSteps: 200,
  },
  /** Searches of a whole contract that its overlays may always make, however large it is. */
  searches: 50,
  /** Total steps for all of a contract, by stage. Each thread of a build counts its own. */
  steps: {
    /** Values of the contract visited to find what overlays change, which take about 8 seconds. */
    overlays: 3_000_000,
    /** Schemas expanded on all pages, abandoned attempts included. For each 4 bytes of the contract, one more. */
    schemas: 500_000,
    samples: 2_000_000,
    /** Pairs of schemas compared in two releases, and their variants. */
    pairs: 500_000,
    /** References followed and values hashed to normalise values for comparison. */
    values: 2_000_000,
  },
} as const;

type Stage = keyof typeof BUDGET.steps;

const spent = new WeakMap<JsonObject, Map<Stage, number>>();

/** Counts steps of a stage for a contract. Returns the remaining number of steps, negative if the limit is exceeded. */
export function countSteps(contract: JsonObject, stage: Stage, steps: number): number {
  const stages = spent.get(contract) ?? new Map<Stage, number>();
  const left = (stages.get(stage) ?? BUDGET.steps[stage]) - steps;
  spent.set(contract, stages.set(stage, left));
  return left;
}
