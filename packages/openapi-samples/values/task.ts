import type {JsonValue} from '@openapi-portal/reports/json';

import type {Cursor} from '@openapi-portal/openapi-model';
import {findLeast, type Shape} from './shape';

/** The value to generate. */
export interface Task {
  /** Schemas that the value must satisfy, all of them. */
  readonly schemas: readonly Cursor[];
  /** The name of the property that the value is for; empty if it is for none. */
  readonly name: string;
  /** The pointers of the references that were followed on the way to this value. */
  readonly scope: readonly string[];
  /** The number of values around this one. */
  readonly depth: number;
}

/** The optional members that an object gets: none, those with an example, or all. */
export type Members = 'required' | 'exemplified' | 'all';

/**
 * A quick search takes the first value of each part and does not validate objects and arrays; a thorough one
 * validates every value and tries others; a lenient one omits what cannot be satisfied.
 */
export type Effort = 'quick' | 'thorough' | 'lenient';

/** The search for values, as the generators of objects and lists use it for members and entries. */
export interface Search {
  readonly use: 'request' | 'response';
  readonly effort: Effort;
  /** Returns the members that an object gets: fewer in a sample that would become too large. */
  findMembers(task: Task): Members;
  list(task: Task): Iterable<JsonValue>;
  fits(value: JsonValue, schemas: readonly Cursor[]): boolean;
  /** Counts steps of the search. @throws TooManyValues */
  readonly spend: (steps: number) => void;
  /** Records that a value is smaller than its schemas require. */
  shorten(reason: string): void;
}

/**
 * The most entries of a list, or members of an object, that a sample gets because the schema requires a minimum.
 */
export const MOST_ENTRIES = 100;

/** The most characters that a text gets because the schema requires a minimum. */
const MOST_CHARACTERS = 2000;

const SIZES = {
  minItems: ['items', MOST_ENTRIES],
  minContains: ['items', MOST_ENTRIES],
  minProperties: ['fields', MOST_ENTRIES],
  minLength: ['characters', MOST_CHARACTERS],
} as const;

/** Returns the required size, limited to the largest size of a sample. */
export function limitLeast(shape: Shape, keyword: keyof typeof SIZES, search: Search): number {
  const least = findLeast(shape, keyword);
  const [noun, most] = SIZES[keyword];
  if (least <= most) return least;
  search.shorten(`the schema wants at least ${least.toLocaleString('en-GB')} ${noun}`);
  return most;
}

/** Makes the task for a member or an entry of a value. */
export const toInnerTask = (
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
