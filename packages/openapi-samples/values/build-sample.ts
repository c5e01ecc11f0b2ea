import {isJsonObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {BUDGET, type Cursor, spend} from '@openapi-portal/openapi-model';
import {collectSchemas, type SchemaCollector} from '@openapi-portal/openapi-model/inputs/build';
import {isAccepted} from './is-accepted';
import {findKey, type FirstValues, type SearchOptions, TooManyValues, ValueSearch} from './search';
import {type Members, takeFirst} from './task';

type Use = 'request' | 'response';

interface SampleOptions {
  /** True if an object that requires no members gets all of them instead of those that have examples. */
  readonly isFilled?: boolean;
  /** True if objects get all of their members. */
  readonly isComplete?: boolean;
  /** A request lacks what is read-only, a response what is write-only. */
  readonly use?: Use;
}

/** A value that was generated. */
export interface GeneratedSample {
  readonly value: JsonValue;
  /** False if no value was found that satisfies the schema. */
  readonly isValid: boolean;
  /** Present if the value is smaller than its schema requires: the reason in words. */
  readonly shortened?: string | undefined;
}

/** Values of a sample: one with all members that is larger gets fewer of them. */
const MOST_VALUES = 2000;

/** Values that are tried after a quick search has failed. */
const MOST_TRIED = 5000;

/** Runs the searches for a sample, whose steps count for the contract. */
function withSteps<Result>({root}: Cursor, run: (steps: {left: number}) => Result): Result {
  const {sample, leastSample} = BUDGET;
  const permitted = Math.max(leastSample, Math.min(sample, spend(root, 'samples', 0)));
  const steps = {left: permitted};
  const result = run(steps);
  spend(root, 'samples', permitted - Math.max(0, steps.left));
  return result;
}

const collectors: Readonly<Record<Use, WeakMap<JsonObject, SchemaCollector>>> = {
  request: new WeakMap(),
  response: new WeakMap(),
};

/** One collector for all schemas of a contract, which converts each once. */
export function findCollector({root}: Cursor, use: Use): SchemaCollector {
  const collector = collectors[use].get(root) ?? collectSchemas(use);
  collectors[use].set(root, collector);
  return collector;
}

/** The first values of schema objects, by how they were generated. */
const firsts = new Map<string, FirstValues>();

function findFirsts({use, members, depth, effort, repeats}: SearchOptions): FirstValues {
  const key = [use, members, depth, effort, repeats].join(' ');
  const first = firsts.get(key) ?? (new WeakMap() satisfies FirstValues);
  firsts.set(key, first);
  return first;
}

/** The outcome of a search. */
interface Outcome {
  readonly value: JsonValue | undefined;
  readonly isGivenUp: boolean;
  /** True if another limit of recursion or size may change the result. */
  readonly isScoped: boolean;
  readonly shortened?: string | undefined;
}

function search(schema: Cursor, options: SearchOptions): Outcome {
  const collector = findCollector(schema, options.use);
  const values = new ValueSearch(collector, options, findFirsts(options));
  const task = {schemas: [schema], name: '', scope: [], depth: 0};
  try {
    const value = takeFirst(values.list(task));
    return {
      value,
      isGivenUp: false,
      isScoped: values.isScoped,
      shortened: values.shortened,
    };
  } catch (error) {
    if (!(error instanceof TooManyValues)) throw error;
    return {value: undefined, isGivenUp: true, isScoped: values.isScoped};
  }
}

const isValid = (value: JsonValue, schema: Cursor, use: Use): boolean =>
  isAccepted(value, schema, findCollector(schema, use));

/** Finds the first value, limiting the depth up to which objects have all members. */
function findQuickly(
  schema: Cursor,
  options: SearchOptions,
): Pick<Outcome, 'value' | 'shortened'> & {readonly depth: number} {
  for (const depth of [Infinity, 3, 2, 1]) {
    const {isGivenUp, ...found} = search(schema, {...options, depth});
    if (!isGivenUp) return {...found, depth};
  }
  return {value: undefined, depth: 0};
}

/** Generates a value without validating its parts and, if it is invalid, while validating them. */
function generate(
  schema: Cursor,
  use: Use,
  members: Members,
  steps: {left: number},
): GeneratedSample {
  const options: SearchOptions = {
    steps,
    use,
    members,
    effort: 'quick',
    repeats: 0,
    depth: 0,
    most: MOST_VALUES,
  };
  const {value: first, depth, shortened} = findQuickly(schema, options);
  if (first !== undefined && shortened !== undefined)
    return {value: first, isValid: false, shortened};
  if (first !== undefined && isValid(first, schema, use)) return {value: first, isValid: true};
  const thorough: SearchOptions = {...options, effort: 'thorough', depth, most: MOST_TRIED};
  for (const repeats of [0, 1, 3]) {
    const {value, isScoped} = search(schema, {...thorough, repeats});
    if (value !== undefined) return {value, isValid: true};
    if (!isScoped) break;
  }
  const lenient = search(schema, {...options, effort: 'lenient', depth});
  return {value: first ?? lenient.value ?? {}, isValid: false, shortened: lenient.shortened};
}

const isEmpty = (value: JsonValue): boolean =>
  isJsonObject(value) && Object.keys(value).length === 0;

/** Prefers an empty object to null if the schema permits both. */
function withoutNull(sample: GeneratedSample, schema: Cursor, use: Use): GeneratedSample {
  const isReplaced = sample.value === null && sample.isValid && isValid({}, schema, use);
  return isReplaced ? {value: {}, isValid: true} : sample;
}

function findNew(
  schema: Cursor,
  {isFilled = false, isComplete = false, use = 'request'}: SampleOptions,
): GeneratedSample {
  const find = (members: Members): GeneratedSample =>
    withSteps(schema, (steps) => withoutNull(generate(schema, use, members, steps), schema, use));
  if (isComplete) return find('all');
  const sample = find('required');
  if (!isEmpty(sample.value)) return sample;
  const filled = find(isFilled ? 'all' : 'exemplified');
  return filled.isValid ? filled : sample;
}

/** The samples of each schema object by the options that they were generated with. */
const samples = new WeakMap<object, Map<string, GeneratedSample>>();

/**
 * Generates a small value of a schema: its example, or a value by its type, limits and required members; an empty
 * object without a schema.
 *
 * @throws ContractError for a broken reference in the schema
 */
export function findSample(
  schema: Cursor | undefined,
  options: SampleOptions = {},
): GeneratedSample {
  if (schema === undefined) return {value: {}, isValid: true};
  const owner = findKey(schema);
  if (owner === undefined) return findNew(schema, options);
  const key = JSON.stringify(options);
  const known = samples.get(owner) ?? new Map<string, GeneratedSample>();
  const sample = known.get(key) ?? findNew(schema, options);
  samples.set(owner, known.set(key, sample));
  return sample;
}

/** Generates a value as `findSample` does, valid or not. */
export const buildSample = (schema: Cursor | undefined, options?: SampleOptions): JsonValue =>
  findSample(schema, options).value;
