import {
  findOwnMember,
  isJsonList,
  isJsonObject,
  type JsonObject,
} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

import type {Json, Schema, SchemaObject} from './schema';

import type {Budget} from './budget';
import {isUnique} from './equality';
import {type Fault, findClosest, toFault} from './fault';
import {findOwnFaults, isMatching} from './own-keywords';

const MAX_FAULTS = 100;

interface Place {
  readonly pointer: string;
  /** Keys of the references followed for this value. Following a reference again would add nothing. */
  readonly references: readonly string[];
  /** Targets of `$dynamicRef` by name. The outermost schema with a name determines its target. */
  readonly scope: Readonly<Record<string, string>>;
  /** The evaluated members, if an enclosing schema checks unevaluated ones. */
  readonly evaluated?: Set<string>;
}

const WHOLE: Place = {pointer: '', references: [], scope: {}};

/** Returns the context for a value inside the current one, with the same dynamic scope. */
const toInside = ({scope}: Place, pointer = ''): Place => ({pointer, references: [], scope});

type Schemas = Readonly<Record<string, Schema>>;

const listSchemas = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? (value as readonly Schema[]) : [];

const toSchemas = (value: unknown): Schemas => (isJsonObject(value) ? (value as Schemas) : {});

/** Adds the dynamic anchors of a schema to the scope. Names that are already in scope keep their target. */
function enter({$dynamicAnchors}: SchemaObject, place: Place): Place {
  if (!isJsonObject($dynamicAnchors)) return place;
  return {...place, scope: {...($dynamicAnchors as Place['scope']), ...place.scope}};
}

/** Resolves a reference. Its `key` changes when schemas are added to the scope, because the target may change too. */
function toReference(schema: SchemaObject, {scope}: Place) {
  const dynamic =
    schema.$dynamicRef === undefined ? undefined : findOwnMember(scope, String(schema.$dynamicRef));
  const reference = dynamic ?? schema.$ref;
  if (typeof reference !== 'string') return undefined;
  const name = reference.slice('#/$defs/'.length);
  return {name, key: `${Object.keys(scope).length} ${name}`};
}

const COMBINED = ['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if'];

interface Answer {
  readonly faults: readonly Fault[];
  readonly spoken: ReadonlySet<string>;
}

/** Followed references that are compared in the time of a step. */
const REFERENCES_PER_STEP = 16;

/** Number of steps after which results are cached, because references can double at each level. */
const MANY_STEPS = 1000;

export class Validation {
  /** Cached results of definitions by scope and value, then by location and name. */
  private readonly answers = new Map<Place['scope'], Map<Json, Map<string, Answer>>>();
  /** Number of recursive references not followed. The results around them must not be cached. */
  private cuts = 0;

  /** @param definitions targets of `#/$defs/<name>` */
  constructor(
    private readonly definitions: Schemas,
    private readonly budget: Budget,
  ) {}

  /** @throws OverBudget */
  check(value: Json, schema: Schema, around = WHOLE): readonly Fault[] {
    const faults = this.findFaults(value, schema, around);
    // Schemas in `allOf` that reference the same schema duplicate its faults.
    return faults.length > MAX_FAULTS ? faults.slice(0, MAX_FAULTS) : faults;
  }

  private findFaults(value: Json, schema: Schema, around: Place): readonly Fault[] {
    this.budget.spend();
    if (typeof schema === 'boolean') return schema ? [] : [toFault(around.pointer, 'false')];
    const place = enter(schema, around);
    const {keywords, isTooLarge} = findOwnFaults(value, schema, this.budget);
    const own = keywords.map((keyword) => toFault(place.pointer, keyword, schema[keyword]));
    if (isTooLarge) return own;
    const isAsked =
      schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
    const here = isAsked ? {evaluated: new Set<string>(), ...place} : place;
    const isCombined = COMBINED.some((keyword) => schema[keyword] !== undefined);
    const ofValue = isCombined ? this.checkCombined(value, schema, here) : [];
    if (isJsonList(value)) return [...own, ...ofValue, ...this.checkList(value, schema, here)];
    if (isJsonObject(value)) return [...own, ...ofValue, ...this.checkObject(value, schema, here)];
    return [...own, ...ofValue];
  }

  /** Applies another schema to the same value. Its evaluated members count only if it is valid. */
  private checkAlso(value: Json, schema: Schema, place: Place): readonly Fault[] {
    const {evaluated} = place;
    if (evaluated === undefined) return this.check(value, schema, place);
    const spoken = new Set<string>();
    const faults = this.check(value, schema, {...place, evaluated: spoken});
    if (faults.length === 0) for (const name of spoken) evaluated.add(name);
    return faults;
  }

  private checkMember(
    value: Json,
    schema: Schema,
    place: Place,
    name: string | number,
  ): readonly Fault[] {
    place.evaluated?.add(String(name));
    return this.check(value, schema, toInside(place, joinPointer(place.pointer, name)));
  }

  private checkCombined(value: Json, schema: SchemaObject, place: Place): readonly Fault[] {
    const also = (one: Schema): readonly Fault[] => this.checkAlso(value, one, place);
    const {not, if: condition, then = true, else: otherwise = true} = schema as Schemas;
    const isRuledOut = not !== undefined && this.isFitting(() => also(not)) === true;
    const isMet = condition === undefined ? undefined : this.isFitting(() => also(condition));
    return [
      ...this.checkReference(value, schema, place),
      ...(isRuledOut ? [toFault(place.pointer, 'not')] : []),
      ...this.checkChoice(value, schema, 'anyOf', place),
      ...listSchemas(schema.allOf).flatMap(also),
      ...this.checkChoice(value, schema, 'oneOf', place),
      ...(isMet === undefined ? [] : also(isMet ? then : otherwise)),
    ];
  }

  /** Returns true if there are no violations; undefined if that is unknown because checks were skipped. */
  private isFitting(findFaults: () => readonly Fault[]): boolean | undefined {
    const {open} = this.budget;
    if (findFaults().length > 0) return false;
    return this.budget.open === open ? true : undefined;
  }

  private isFollowed(key: string, {references}: Place): boolean {
    this.budget.spend(1 + references.length / REFERENCES_PER_STEP);
    const isFollowed = references.includes(key);
    if (isFollowed) this.cuts += 1;
    return isFollowed;
  }

  private checkReference(value: Json, schema: SchemaObject, place: Place): readonly Fault[] {
    const reference = toReference(schema, place);
    if (reference === undefined) return [];
    const {name, key} = reference;
    if (this.isFollowed(key, place)) return [];
    const target = Object.hasOwn(this.definitions, name) ? this.definitions[name] : undefined;
    if (target === undefined) return [];
    const at = {...place, references: [...place.references, key]};
    if (this.budget.total < MANY_STEPS) return this.checkAlso(value, target, at);
    const {faults, spoken} = this.answer(value, target, at, name);
    if (faults.length === 0) for (const one of spoken) place.evaluated?.add(one);
    return faults;
  }

  private answer(value: Json, target: Schema, place: Place, name: string): Answer {
    const ofScope = this.answers.get(place.scope) ?? new Map<Json, Map<string, Answer>>();
    const ofValue = ofScope.get(value) ?? new Map<string, Answer>();
    const isAsked = place.evaluated !== undefined;
    const key = JSON.stringify([isAsked, place.pointer, name]);
    const known = ofValue.get(key);
    if (known !== undefined) return known;
    const {cuts, budget} = this;
    const {open} = budget;
    const spoken = new Set<string>();
    const faults = this.check(value, target, isAsked ? {...place, evaluated: spoken} : place);
    const answer = {faults, spoken};
    if (this.cuts === cuts && budget.open === open)
      this.answers.set(place.scope, ofScope.set(value, ofValue.set(key, answer)));
    return answer;
  }

  /** Checks `anyOf` or `oneOf`. A variant that refers back to the union itself is ignored. */
  private checkChoice(
    value: Json,
    schema: SchemaObject,
    keyword: 'anyOf' | 'oneOf',
    place: Place,
  ): readonly Fault[] {
    const most = keyword === 'oneOf' ? 2 : place.evaluated === undefined ? 1 : Infinity;
    const missed: (readonly Fault[])[] = [];
    const {open} = this.budget;
    let matches = 0;
    for (const variant of listSchemas(schema[keyword])) {
      const reference = typeof variant === 'boolean' ? undefined : toReference(variant, place);
      if (reference !== undefined && this.isFollowed(reference.key, place)) continue;
      const faults = this.checkAlso(value, variant, place);
      if (faults.length > 0) missed.push(faults);
      else matches += 1;
      if (matches === most) break;
    }
    if (matches === 0) return findClosest(missed, place.pointer);
    const isAmbiguous = keyword === 'oneOf' && matches > 1 && this.budget.open === open;
    return isAmbiguous ? [toFault(place.pointer, 'oneOf')] : [];
  }

  private checkObject(value: JsonObject, schema: SchemaObject, place: Place): readonly Fault[] {
    const faults: Fault[] = [...this.checkPresence(value, schema, place)];
    const properties = toSchemas(schema.properties);
    const patterns = Object.entries(toSchemas(schema.patternProperties));
    const others = schema.additionalProperties as Schema | undefined;
    const {propertyNames, unevaluatedProperties} = schema as Schemas;
    for (const [name, schemaOfName] of Object.entries(toSchemas(schema.dependentSchemas)))
      if (Object.hasOwn(value, name)) faults.push(...this.checkAlso(value, schemaOfName, place));
    for (const [name, member] of Object.entries(value)) {
      if (faults.length >= MAX_FAULTS) break;
      this.budget.spend();
      const matching = patterns.filter(([pattern]) => isMatching(name, pattern, this.budget));
      const schemas = matching.map(([, one]) => one);
      if (Object.hasOwn(properties, name)) schemas.unshift(properties[name] ?? true);
      if (schemas.length === 0 && others !== undefined) schemas.push(others);
      const isSpokenOf = schemas.length > 0 || place.evaluated?.has(name) === true;
      if (!isSpokenOf && unevaluatedProperties !== undefined) schemas.push(unevaluatedProperties);
      for (const one of schemas) faults.push(...this.checkMember(member, one, place, name));
      if (
        propertyNames !== undefined &&
        this.check(name, propertyNames, toInside(place)).length > 0
      )
        faults.push(toFault(place.pointer, 'propertyNames'));
    }
    return faults;
  }

  private checkPresence(value: JsonObject, schema: SchemaObject, place: Place): readonly Fault[] {
    const dependent = Object.entries(toSchemas(schema.dependentRequired))
      .filter(([name]) => Object.hasOwn(value, name))
      .flatMap(([, names]) => names as unknown as readonly string[]);
    return [...((schema.required ?? []) as readonly string[]), ...dependent]
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => toFault(joinPointer(place.pointer, name), 'required'));
  }

  private checkList(list: readonly Json[], schema: SchemaObject, place: Place): readonly Fault[] {
    const faults: Fault[] = [];
    const first = listSchemas(schema.prefixItems);
    const {items, unevaluatedItems} = schema as Schemas;
    const contained = this.checkContained(list, schema, place);
    for (const [index, entry] of list.entries()) {
      if (faults.length >= MAX_FAULTS) break;
      const isSpokenOf = place.evaluated?.has(String(index)) === true;
      const one = first[index] ?? items ?? (isSpokenOf ? undefined : unevaluatedItems);
      if (one !== undefined) faults.push(...this.checkMember(entry, one, place, index));
    }
    const isRepeating = schema.uniqueItems === true && !isUnique(list, this.budget);
    if (isRepeating) faults.push(toFault(place.pointer, 'uniqueItems'));
    return [...faults, ...contained];
  }

  private checkContained(
    list: readonly Json[],
    schema: SchemaObject,
    place: Place,
  ): readonly Fault[] {
    const {contains} = schema as Schemas;
    if (contains === undefined) return [];
    const {minContains = 1, maxContains = Infinity} = schema as Record<string, number | undefined>;
    const fitting = list.flatMap((entry, index) =>
      this.check(entry, contains, toInside(place)).length === 0 ? [index] : [],
    );
    for (const index of fitting) place.evaluated?.add(String(index));
    if (fitting.length < minContains)
      return [toFault(place.pointer, minContains === 1 ? 'contains' : 'minContains', minContains)];
    return fitting.length > maxContains ? [toFault(place.pointer, 'maxContains', maxContains)] : [];
  }
}
