import {
  asList,
  asObject,
  isJsonObject,
  isSameJson,
  type JsonValue,
} from '@openapi-portal/reports/json';

import type {Cursor} from '@openapi-portal/openapi-model';
import type {SchemaCollector} from '@openapi-portal/openapi-model/inputs/build';
import {findViolation} from './find-violation';
import {listArrays} from './list-values';
import {listNumberValues} from './number-values';
import {listObjects} from './object-values';
import {listShapes, type Shape, type ShapeContext} from './shape';
import type {Effort, Members, Search, Task} from './task';
import {listTextValues} from './text-values';
import {
  guessTypes,
  isOfType,
  listChoices,
  listTypes,
  SIMPLE_VALUES,
  type Type,
} from './values-of-types';

/** Maximum number of rejected scalars per shape. Further scalars would probably be rejected too. */
const MOST_MISSED = 60;

/** Maximum number of values in a sample. Objects that contain two objects each, n levels deep, would have 2^n. */
const LARGEST_SAMPLE = 5000;

export class TooManyValues extends Error {}

export interface SearchOptions {
  readonly use: 'request' | 'response';
  readonly members: Members;
  readonly effort: Effort;
  /** Maximum number of times that a reference may recur inside its own target. */
  readonly repeats: number;
  /** Objects that are nested this deeply only have required members. */
  readonly depth: number;
  readonly maxValues: number;
  readonly steps: {left: number};
}

/** First value of a schema, undefined if nothing satisfies it. The cost is the number of values tried. */
interface Found {
  readonly value: JsonValue | undefined;
  readonly cost: number;
  readonly shortened?: string | undefined;
}

/** First values of schema objects, except values that depend on enclosing values. */
export type FirstValues = WeakMap<object, Found>;

const PLAIN: ReadonlySet<string> = new Set(['type', 'title', 'description', 'deprecated']);

const isPlain = ({value}: Cursor): boolean =>
  value !== false && Object.keys(asObject(value)).every((keyword) => PLAIN.has(keyword));

/** Returns the schema object that determines a value. For a plain reference, this is the target. */
export function findSchemaObject(schema: Cursor | undefined): object | undefined {
  if (schema === undefined || !isJsonObject(schema.value)) return undefined;
  const isBare = Object.keys(schema.value).length === 1 && schema.has('$ref');
  const {value} = (isBare ? schema.target() : undefined) ?? schema;
  return isJsonObject(value) ? value : undefined;
}

const listAuthored = ({object: {example, examples}}: Cursor): readonly JsonValue[] => [
  ...(example === undefined ? [] : [example]),
  ...asList(examples),
];

const sizes = new WeakMap<object, number>();

/** Counts the values inside a value. A shared object counts each time it occurs. */
function measure(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 1;
  const members = Object.values<JsonValue>(value);
  const size = sizes.get(value) ?? members.reduce<number>((sum, one) => sum + measure(one), 1);
  sizes.set(value, size);
  return size;
}

export class ValueSearch implements Search {
  shortened: string | undefined;
  private tried = 0;
  private scopeUses = 0;

  constructor(
    private readonly collector: SchemaCollector,
    private readonly options: SearchOptions,
    private readonly first: FirstValues,
  ) {}

  get use(): SearchOptions['use'] {
    return this.options.use;
  }

  get effort(): Effort {
    return this.options.effort;
  }

  /** True if other limits of recursion or size could change the values. */
  get isScoped(): boolean {
    return this.scopeUses > 0;
  }

  findMembers({depth}: Task): Members {
    const {members} = this.options;
    if (members === 'required' || depth < this.options.depth) return members;
    this.scopeUses += 1;
    return 'required';
  }

  fits(value: JsonValue, schemas: readonly Cursor[]): boolean {
    if (this.effort === 'lenient') return true;
    const {steps} = this.options;
    return schemas.every((schema) => {
      const violation = findViolation(value, schema, this.collector, steps);
      this.spend(0);
      return violation === undefined;
    });
  }

  shorten(reason: string): void {
    this.shortened ??= reason;
  }

  readonly spend = (steps: number): void => {
    const {steps: shared} = this.options;
    shared.left -= steps;
    if (shared.left < 0) throw new TooManyValues();
  };

  /** @throws TooManyValues */
  *list(task: Task): Generator<JsonValue, void, undefined> {
    const [schema, ...others] = task.schemas;
    const key = others.length > 0 ? undefined : findSchemaObject(schema);
    if (key === undefined) return yield* this.listNew(task);
    const known = this.first.get(key);
    if (known !== undefined) {
      if (known.value === undefined) return;
      this.count(known.cost);
      this.shortened ??= known.shortened;
      yield known.value;
    }
    const [uses, {tried}] = [this.scopeUses, this];
    let isFirst = true;
    for (const value of this.listNew(task)) {
      const isKept = isFirst && this.scopeUses === uses && typeof value === 'object';
      if (isKept)
        this.first.set(key, {
          value,
          cost: this.effort === 'quick' ? this.tried - tried : 1,
          shortened: this.shortened,
        });
      if (!isFirst || known === undefined) yield value;
      isFirst = false;
    }
    if (isFirst && this.scopeUses === uses) this.first.set(key, {value: undefined, cost: 0});
  }

  private count(values = 1): void {
    this.tried += values;
    if (this.tried > this.options.maxValues) throw new TooManyValues();
  }

  /** Returns true if a value is not validated now, because a quick search validates the sample as a whole. */
  private isTrusted(value: JsonValue, schemas: readonly Cursor[]): boolean {
    if (this.effort === 'thorough') return false;
    return (typeof value === 'object' && value !== null) || schemas.every(isPlain);
  }

  private toSurroundings({scope}: Task): ShapeContext {
    return {
      isLenient: this.effort === 'lenient',
      useScope: () => {
        this.scopeUses += 1;
        return scope;
      },
      isRefused: (pointer) => {
        const count = scope.filter((one) => one === pointer).length;
        if (count <= this.options.repeats) return false;
        this.scopeUses += 1;
        return true;
      },
      spend: this.spend,
    };
  }

  private *listNew(task: Task): Generator<JsonValue, void, undefined> {
    const {schemas} = task;
    for (const shape of listShapes(schemas, this.toSurroundings(task))) {
      let missed = 0;
      for (const value of this.listOfShape(shape, task)) {
        this.count();
        this.spend(shape.parts.length);
        if (measure(value) > LARGEST_SAMPLE) throw new TooManyValues();
        if (this.isTrusted(value, schemas) || this.fits(value, schemas)) yield value;
        else if (typeof value !== 'object') missed += 1;
        if (missed > MOST_MISSED) break;
      }
    }
    if (this.effort !== 'thorough') return;
    for (const value of SIMPLE_VALUES) {
      this.count();
      if (this.fits(value, schemas)) yield value;
    }
  }

  private *listOfShape(shape: Shape, task: Task): Generator<JsonValue, void, undefined> {
    const {parts} = shape;
    const [choices, types] = [listChoices(shape), listTypes(shape)];
    const isPossible = (value: JsonValue): boolean =>
      (types === undefined || types.some((type) => isOfType(value, type))) &&
      (choices === undefined || choices.some((one) => isSameJson(one, value)));
    // The example of an object may lack members that other schemas require.
    const isWhole = (value: JsonValue, part: Cursor): boolean =>
      !isJsonObject(value) || part === parts[0];
    for (const part of parts)
      yield* listAuthored(part).filter((value) => isPossible(value) && isWhole(value, part));
    if (choices !== undefined) return yield* choices.filter(isPossible);
    for (const {object} of parts)
      if (object.default !== undefined && isPossible(object.default)) yield object.default;
    for (const type of types ?? guessTypes(shape)) yield* this.listOfType(type, shape, task);
  }

  private *listOfType(type: Type, shape: Shape, task: Task): Generator<JsonValue, void, undefined> {
    if (type === 'null') yield null;
    else if (type === 'boolean') yield* [true, false];
    else if (type === 'string') yield* listTextValues(shape, task.name, this);
    else if (type === 'array') yield* listArrays(shape, task, this);
    else if (type === 'object') yield* listObjects(shape, task, this);
    else yield* listNumberValues(shape, type === 'integer');
  }
}
