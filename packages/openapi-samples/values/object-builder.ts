import {
  asList,
  findOwnMember,
  formatValue,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {findMatchingText} from '@openapi-portal/schema-validation/patterns';

import type {Cursor} from '@openapi-portal/openapi-model';
import {isCheckable, isReadOnly, isWriteOnly} from '@openapi-portal/openapi-model/inputs/build';
import {readPattern} from '@openapi-portal/schema-validation';
import type {Shape} from './shape';
import {type Members, type Search, takeFirst, type Task, createInnerTask} from './task';

/** Maximum number of generated member names that no schema contains. */
const MOST_EXTRA = 200;

const NAMES_OF_PATTERN = 3;

interface MemberTable {
  readonly properties: Cursor | undefined;
  readonly patterns: readonly (readonly [string, Cursor])[];
  readonly others: Cursor | undefined;
}

const toTable = (part: Cursor): MemberTable => ({
  properties: part.get('properties'),
  patterns: part.entries('patternProperties'),
  others: part.get('additionalProperties'),
});

/** Maximum length of a name that is tested against a pattern. */
const LONGEST_NAME = 2000;

/** Returns true if a name matches a pattern. A pattern that cannot be checked matches nothing. */
const isMatching = (name: string, pattern: string): boolean =>
  name.length <= LONGEST_NAME && isCheckable(pattern) && readPattern(pattern)?.test(name) === true;

const listRequiredNames = ({object}: Cursor): readonly string[] =>
  asList(object.required).map(formatValue);

function findExample(part: Cursor): JsonObject {
  const example = part.get('example') ?? part.items('examples')[0];
  return isJsonObject(example?.value) ? example.value : {};
}

function hasExample(schema: Cursor): boolean {
  const own = schema.resolve();
  return own.has('example') || own.has('examples');
}

export class ObjectBuilder {
  readonly names: readonly string[];
  readonly required: readonly string[];
  private readonly tables: readonly MemberTable[];
  private readonly examples: JsonObject;
  private readonly values = new Map<string, JsonValue | undefined>();

  constructor(
    private readonly shape: Shape,
    private readonly task: Task,
    private readonly search: Search,
  ) {
    this.tables = shape.parts.map(toTable);
    const names = this.tables.flatMap(({properties}) => Object.keys(properties?.object ?? {}));
    this.names = [...new Set(names)];
    this.examples = Object.assign({}, ...shape.parts.map(findExample)) as JsonObject;
    this.required = this.addDependent(
      shape.parts.flatMap(listRequiredNames).filter((name) => !this.isLeftOut(name)),
    );
  }

  get optional(): readonly string[] {
    return this.names.filter((name) => !this.required.includes(name) && !this.isLeftOut(name));
  }

  *listValues(name: string): Generator<JsonValue> {
    const schemas = this.listSchemas(name);
    const example = findOwnMember(this.examples, name);
    if (example !== undefined && this.search.fits(example, schemas)) yield example;
    yield* this.search.list(createInnerTask(schemas, this.shape, this.task, name));
  }

  /** Builds an object with required and given members; undefined if a required one is impossible. */
  build(names: readonly string[]): JsonObject | undefined {
    const wanted = new Set(this.addDependent([...this.required, ...names]));
    const ordered = new Set([...this.names.filter((name) => wanted.has(name)), ...wanted]);
    const members: [string, JsonValue][] = [];
    for (const name of ordered) {
      const value = this.findValue(name);
      if (value !== undefined) members.push([name, value]);
      else if (this.search.effort !== 'lenient' && this.required.includes(name)) return undefined;
    }
    return Object.fromEntries(members);
  }

  fill(object: JsonObject, least: number): JsonObject {
    const members = new Map(Object.entries(object));
    if (members.size >= least) return object;
    for (const name of this.listNames()) {
      const value = members.has(name) ? undefined : this.findValue(name);
      if (value !== undefined) members.set(name, value);
      if (members.size >= least) break;
    }
    return Object.fromEntries(members);
  }

  listWanted(members: Members): readonly string[] {
    const isWanted = (name: string): boolean =>
      members === 'all' || this.listNamed(name).some(hasExample);
    const wanted = members === 'required' ? [] : this.optional.filter(isWanted);
    return [...wanted, ...Object.keys(this.examples)];
  }

  private listNamed(name: string): readonly Cursor[] {
    return this.tables.flatMap(({properties}) => properties?.get(name) ?? []);
  }

  /** Returns true for read-only members of a request and write-only ones of a response. */
  private isLeftOut(name: string): boolean {
    return this.listNamed(name).some(this.search.use === 'request' ? isReadOnly : isWriteOnly);
  }

  /** Lists the schemas of a member. `unevaluatedProperties` applies if no other keyword does. */
  private listSchemas(name: string): readonly Cursor[] {
    const found = this.tables.flatMap(({properties, patterns, others}) => {
      const matching = patterns.filter(([pattern]) => isMatching(name, pattern));
      const own = [properties?.get(name) ?? [], ...matching.map(([, schema]) => schema)].flat();
      return own.length > 0 ? own : (others ?? []);
    });
    if (found.length > 0) return found;
    return this.shape.parts.flatMap((part) => part.get('unevaluatedProperties') ?? []);
  }

  private addDependent(names: readonly string[]): readonly string[] {
    const dependent = this.shape.parts.flatMap((part) => part.entries('dependentRequired'));
    if (dependent.length === 0) return names;
    const found = new Set(names);
    for (const name of found)
      for (const [owner, {value}] of dependent)
        if (owner === name) for (const one of asList(value)) found.add(formatValue(one));
    return [...found];
  }

  private findValue(name: string): JsonValue | undefined {
    if (!this.values.has(name)) this.values.set(name, takeFirst(this.listValues(name)));
    return this.values.get(name);
  }

  /** Lists names for additional members. Names in schemas are first. */
  private *listNames(): Generator<string> {
    yield* this.optional;
    const {parts} = this.shape;
    for (const [pattern] of this.tables.flatMap(({patterns}) => patterns))
      for (let variant = 0; variant < NAMES_OF_PATTERN; variant += 1)
        yield findMatchingText([pattern], {least: 0, most: Infinity}, variant) ?? pattern;
    const rules = parts.flatMap((part) => part.get('propertyNames') ?? []);
    if (rules.length > 0) yield* this.listPermittedNames(rules);
    else for (let count = 1; count <= MOST_EXTRA; count += 1) yield `property${count}`;
  }

  private *listPermittedNames(rules: readonly Cursor[]): Generator<string> {
    const text = this.shape.parts.slice(0, 1).map((part) => part.with({type: 'string'}));
    const task = createInnerTask([...rules, ...text], this.shape, this.task);
    for (const name of this.search.list(task)) if (typeof name === 'string') yield name;
  }
}
