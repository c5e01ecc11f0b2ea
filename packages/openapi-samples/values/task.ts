import type {JsonValue} from '@openapi-portal/reports/json';

import {BUDGET, type Cursor} from '@openapi-portal/openapi-model';
import {findMinimum, type Shape} from './shape';

export interface Task {
  readonly schemas: readonly Cursor[];
  readonly name: string;
  readonly scope: readonly string[];
  readonly depth: number;
}

/** Optional members that an object gets: none, those with an example, or all. */
export type Members = 'required' | 'exemplified' | 'all';

/**
 * A quick search uses the first value of each part and does not validate objects and arrays. A thorough search
 * validates every value and tries others. A lenient search omits parts that cannot be satisfied.
 */
export type Effort = 'quick' | 'thorough' | 'lenient';

export interface Search {
  readonly use: 'request' | 'response';
  readonly effort: Effort;
  /** Returns the members that an object gets. A sample that would become too large gets fewer members. */
  findMembers(task: Task): Members;
  list(task: Task): Iterable<JsonValue>;
  fits(value: JsonValue, schemas: readonly Cursor[]): boolean;
  /** Counts steps of the search. Throws TooManyValues. */
  readonly spend: (steps: number) => void;
  shorten(reason: string): void;
}

const SIZES = {
  minItems: ['items', BUDGET.sample.entries],
  minContains: ['items', BUDGET.sample.entries],
  minProperties: ['fields', BUDGET.sample.entries],
  minLength: ['characters', BUDGET.sample.characters],
} as const;

export function findLimitedMinimum(
  shape: Shape,
  keyword: keyof typeof SIZES,
  search: Search,
): number {
  const least = findMinimum(shape, keyword);
  const [noun, most] = SIZES[keyword];
  if (least <= most) return least;
  search.shorten(`the schema wants at least ${least.toLocaleString('en-GB')} ${noun}`);
  return most;
}

export const createInnerTask = (
  schemas: readonly Cursor[],
  {references}: Shape,
  {scope, depth}: Task,
  name = '',
): Task => ({
  schemas,
  name,
  scope: references.length === 0 ? scope : [...scope, ...references],
  depth: depth + 1,
});

export function takeFirst<Value>(values: Iterable<Value>): Value | undefined {
  for (const value of values) return value;
  return undefined;
}
