import {isJsonObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {BUDGET, type Cursor, countSteps} from '@openapi-portal/openapi-model';
import {collectSchemas, type SchemaCollector} from '@openapi-portal/openapi-model/inputs/build';
import {findViolation} from './find-violation';
import {
  findSchemaObject,
  type FirstValues,
  type SearchOptions,
  TooManyValues,
  ValueSearch,
} from './search';
import {type Members, takeFirst} from './task';

type Use = 'request' | 'response';

interface SampleOptions {
  /** True if a sample that would be `{}` gets all members, instead of those with examples. */
  readonly isFilled?: boolean;
  /** True if all objects get all members. */
  readonly isComplete?: boolean;
  /** Requests omit read-only members, and responses omit write-only members. */
  readonly use?: Use;
}

export interface GeneratedSample {
  readonly value: JsonValue;
  /** False if no value was found that satisfies the schema. */
  readonly isValid: boolean;
  readonly shortened?: string | undefined;
}

/** Maximum number of values in a sample with all members. A larger sample gets fewer members. */
const MOST_VALUES = 2000;

/** Maximum number of values that are tried after a quick search has failed. */
const MOST_TRIED = 5000;

/** Returns the steps that a search may take if this number remains for the contract, or if it was exceeded. */
function limitSteps(left: number): number {
  const {steps, leastSteps, moreSteps, fewSteps} = BUDGET.sample;
  const least = left > -moreSteps ? leastSteps : fewSteps;
  return Math.max(least, Math.min(steps, left));
}

/** Runs the searches for one sample, or the check of an example, limited to the steps that remain for the contract. */
export function withSteps<Result>({root}: Cursor, run: (steps: {left: number}) => Result): Result {
  const permitted = limitSteps(countSteps(root, 'samples', 0));
  const steps = {left: permitted};
  const result = run(steps);
  countSteps(root, 'samples', permitted - Math.max(0, steps.left));
  return result;
}

const collectors: Readonly<Record<Use, WeakMap<JsonObject, SchemaCollector>>> = {
  request: new WeakMap(),
  response: new WeakMap(),
};

export function findCollector({root}: Cursor, use: Use): SchemaCollector {
  const collector = collectors[use].get(root) ?? collectSchemas(use);
  collectors[use].set(root, collector);
  return collector;
}

/** The first value found for each schema, by search options. */
const firsts = new Map<string, FirstValues>();

function findFirsts({use, members, depth, effort, repeats}: SearchOptions): FirstValues {
  const key = [use, members, depth, effort, repeats].join(' ');
  const first = firsts.get(key) ?? (new WeakMap() satisfies FirstValues);
  firsts.set(key, first);
  return first;
}

interface Outcome {
  readonly value: JsonValue | undefined;
  readonly isGivenUp: boolean;
  /** True if a limit of recursion or depth left something out, so that another limit may give another value. */
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

const isValid = (value: JsonValue, schema: Cursor, use: Use, steps: {left: number}): boolean =>
  findViolation(value, schema, findCollector(schema, use), steps) === undefined;

/** Finds the first value. If a search gives up, the next search omits optional members below a smaller depth. */
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

/** Generates a value without validating its parts. If the value is invalid, a thorough search validates every part. */
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
    maxValues: MOST_VALUES,
  };
  const {value: first, depth, shortened} = findQuickly(schema, options);
  if (first !== undefined && shortened !== undefined)
    return {value: first, isValid: false, shortened};
  if (first !== undefined && isValid(first, schema, use, steps))
    return {value: first, isValid: true};
  const thorough: SearchOptions = {...options, effort: 'thorough', depth, maxValues: MOST_TRIED};
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

function withoutNull(
  sample: GeneratedSample,
  schema: Cursor,
  use: Use,
  steps: {left: number},
): GeneratedSample {
  const isReplaced = sample.value === null && sample.isValid && isValid({}, schema, use, steps);
  return isReplaced ? {value: {}, isValid: true} : sample;
}

function findNew(
  schema: Cursor,
  {isFilled = false, isComplete = false, use = 'request'}: SampleOptions,
): GeneratedSample {
  const find = (members: Members): GeneratedSample =>
    withSteps(schema, (steps) =>
      withoutNull(generate(schema, use, members, steps), schema, use, steps),
    );
  if (isComplete) return find('all');
  const sample = find('required');
  if (!isEmpty(sample.value)) return sample;
  const filled = find(isFilled ? 'all' : 'exemplified');
  return filled.isValid ? filled : sample;
}

const samples = new WeakMap<object, Map<string, GeneratedSample>>();

/** Generates a small value of a schema: an example, or the required members; `{}` without a schema. */
export function findSample(
  schema: Cursor | undefined,
  options: SampleOptions = {},
): GeneratedSample {
  if (schema === undefined) return {value: {}, isValid: true};
  const owner = findSchemaObject(schema);
  if (owner === undefined) return findNew(schema, options);
  const key = JSON.stringify(options);
  const known = samples.get(owner) ?? new Map<string, GeneratedSample>();
  const sample = known.get(key) ?? findNew(schema, options);
  samples.set(owner, known.set(key, sample));
  return sample;
}

/** Generates a sample, which may be invalid if the schema is difficult to satisfy. */
export const buildSample = (schema: Cursor | undefined, options?: SampleOptions): JsonValue =>
  findSample(schema, options).value;
