/**
 * The most that one contract may ask of the stages that read, check, compare and show it. Counts, not seconds: a result
 * does not depend on the machine.
 */
export const BUDGET = {
  /** Entries of a list or an object, apart from paths, components and tags. */
  members: 2000,
  /** References that lead to references, one after the other: authors write two or three. */
  chain: 50,
} as const;
