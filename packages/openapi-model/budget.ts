import type {JsonObject} from '@openapi-portal/reports/json';

/**
 * The most that one contract may ask of the stages that read, check, compare and show it. Counts, not seconds: a result
 * does not depend on the machine. A part that is more is left out, and named with its location.
 */
export const BUDGET = {
  /** Entries of a list or an object, apart from paths, webhooks and schemas of components. */
  members: 2000,
  /** References that lead to references, one after the other: authors write two or three. */
  chain: 50,
  /** Values inside each other, references followed: real contracts have up to 100, and Redocly's stack ends at 2,000. */
  levels: 600,
  /** Tags below each other. */
  tags: 50,
  /** Schemas that one value has to satisfy at once: a chain whose schemas each take the next one twice has 2^n. */
  parts: 5000,
  /** Limits of a page. */
  page: {
    /** The number of fields before nested schemas are linked instead. */
    fields: 400,
    /** More fields would exceed the page's size, so the page is not rendered to find out. */
    mostFields: 800,
    /** Schemas that are unfolded: no page that is small enough has so many. */
    schemas: 10_000,
    /** Bytes of HTML of a page that shows as little of its schemas as it can. */
    html: 2_000_000,
  },
  /** Pairs of schemas that are compared for one value of two releases. */
  pairs: 5000,
  /** Steps of the searches for one sample: about a second. */
  sample: 300_000,
  /** Steps of one sample of a contract that has used up its own. */
  leastSample: 20_000,
  /** Steps of a stage for all of a contract. */
  steps: {
    samples: 5_000_000,
    /** Pairs of schemas of two releases. */
    pairs: 1_000_000,
    /** Values that are made comparable: a schema that leads to itself in many ways has no end of others. */
    values: 2_000_000,
  },
} as const;

type Stage = keyof typeof BUDGET.steps;

const spent = new WeakMap<JsonObject, Map<Stage, number>>();

/** Counts steps of a stage for a contract. Returns the number that is left, which is negative after the last. */
export function spend(contract: JsonObject, stage: Stage, steps: number): number {
  const stages = spent.get(contract) ?? new Map<Stage, number>();
  const left = (stages.get(stage) ?? BUDGET.steps[stage]) - steps;
  spent.set(contract, stages.set(stage, left));
  return left;
}
