/**
 * The most that one contract may ask of the stages that read, check, compare and show it. Counts, not seconds: a result
 * does not depend on the machine.
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
} as const;
