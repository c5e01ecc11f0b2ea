import type {Cursor} from 'openapi-static/contract/cursor';
import {isJsonList, type JsonValue} from 'static-pages/reports/json';
import {findAll, findFirst, type SchemaParts} from 'openapi-static/reference/schema-parts';
import {findTypes} from 'openapi-static/reference/schema-type';
import {type Finding, type Impact, toCode, toCodes} from './change';
import {EXPLANATIONS, toRewording} from './explanations';
import {isSame, toCanonical} from './shape';
import {type Spot, toFinding, toNarrowedImpact, toWidenedImpact} from './spot';

/** A schema of both contracts at one spot. */
export interface SchemaPair {
  readonly before: SchemaParts;
  readonly after: SchemaParts;
  /** Where they stand. */
  readonly was: Cursor;
  readonly is: Cursor;
  readonly spot: Spot;
}

const ANY_TYPE = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const LOWER_BOUNDS = [
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
  'minimum',
  'exclusiveMinimum',
];

const UPPER_BOUNDS = [
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
  'maximum',
  'exclusiveMaximum',
];

/** Keywords whose values cannot be put in an order: another value may allow less and more. */
const RULES = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'contentEncoding',
  'contentMediaType',
];

/** Where a keyword stands, else where the schema stands. */
const findPlace = (schema: SchemaParts, keyword: string, fallback: Cursor): Cursor =>
  findFirst(schema.parts, keyword) ?? fallback;

/** Nothing is said about types, or an integer is a number too. */
function toAllowedTypes(schema: SchemaParts): ReadonlySet<string> {
  const types = findTypes(schema);
  if (types.length === 0) return new Set(ANY_TYPE);
  const withIntegers = types.includes('number') ? [...types, 'integer'] : types;
  return new Set(schema.isNullable ? [...withIntegers, 'null'] : withIntegers);
}

const describeTypes = (schema: SchemaParts): string => {
  const types = [...findTypes(schema), ...(schema.isNullable ? ['null'] : [])];
  return types.length === 0 ? 'any value' : [...new Set(types)].join(' or ');
};

const isSubset = <Value>(small: ReadonlySet<Value>, large: ReadonlySet<Value>): boolean =>
  [...small].every((value) => large.has(value));

export function compareTypes({before, after, is, spot}: SchemaPair): readonly Finding[] {
  const [old, now] = [toAllowedTypes(before), toAllowedTypes(after)];
  if (isSubset(old, now) && isSubset(now, old)) return [];
  const impacts = [
    ...(isSubset(old, now) ? [] : [toNarrowedImpact(spot)]),
    ...(isSubset(now, old) ? [] : [toWidenedImpact(spot)]),
  ];
  const impact = impacts.includes('breaking') ? 'breaking' : 'compatible';
  const text = `is ${describeTypes(after)} now, it was ${describeTypes(before)}`;
  return [toFinding(impact, text, findPlace(after, 'type', is), spot)];
}

/** The values that a schema lists; `undefined` where it lists none. */
function findValues({parts}: SchemaParts): readonly JsonValue[] | undefined {
  const values = findFirst(parts, 'enum')?.value;
  if (isJsonList(values)) return values;
  const only = findFirst(parts, 'const');
  return only === undefined ? undefined : [only.value];
}

const findMissing = (
  values: readonly JsonValue[],
  others: readonly JsonValue[],
): readonly JsonValue[] => {
  const known = new Set(others.map(toCanonical));
  return values.filter((value) => !known.has(toCanonical(value)));
};

/** Values that may be sent or received: fewer, more, or a list where there was none. */
export function compareValues({before, after, is, spot}: SchemaPair): readonly Finding[] {
  const [old, now] = [findValues(before), findValues(after)];
  const at = findPlace(after, 'enum', is);
  if (old === undefined) {
    if (now === undefined) return [];
    return [toFinding(toNarrowedImpact(spot), `is one of ${toCodes(now)} only`, at, spot)];
  }
  if (now === undefined) {
    return [toFinding(toWidenedImpact(spot), `is no longer one of ${toCodes(old)} only`, is, spot)];
  }
  const [gone, added] = [findMissing(old, now), findMissing(now, old)];
  return [
    ...(gone.length === 0
      ? []
      : [toFinding(toNarrowedImpact(spot), `is no longer ${toCodes(gone)}`, at, spot)]),
    ...(added.length === 0
      ? []
      : [toFinding(toWidenedImpact(spot), `may also be ${toCodes(added)}`, at, spot)]),
  ];
}

const toChangeText = (keyword: string, old: unknown, now: unknown): string => {
  const name = toCode(keyword);
  if (now === undefined) return `has no ${name} any more, it was ${toCode(old)}`;
  if (old === undefined) return `has the ${name} ${toCode(now)}, it had none`;
  return `has the ${name} ${toCode(now)}, it was ${toCode(old)}`;
};

/** The bound that counts among those of all parts. */
function findBound(
  {parts}: SchemaParts,
  keyword: string,
  pick: (...values: readonly number[]) => number,
): number | undefined {
  const values = findAll(parts, keyword).flatMap(({value}) =>
    typeof value === 'number' ? [value] : [],
  );
  return values.length === 0 ? undefined : pick(...values);
}

function compareBound(pair: SchemaPair, keyword: string, isLower: boolean): readonly Finding[] {
  const {before, after, is, spot} = pair;
  const pick = isLower ? Math.max : Math.min;
  const [old, now] = [findBound(before, keyword, pick), findBound(after, keyword, pick)];
  if (old === now) return [];
  const open = isLower ? -Infinity : Infinity;
  const isNarrowed = pick(old ?? open, now ?? open) === now;
  const impact = isNarrowed ? toNarrowedImpact(spot) : toWidenedImpact(spot);
  return [toFinding(impact, toChangeText(keyword, old, now), findPlace(after, keyword, is), spot)];
}

/** A rule that is new allows less, one that is gone allows more, another one may do either. */
function toRuleImpact(old: unknown, now: unknown, spot: Spot): Impact {
  if (old === undefined) return toNarrowedImpact(spot);
  return now === undefined ? toWidenedImpact(spot) : 'breaking';
}

function compareRule({before, after, is, spot}: SchemaPair, keyword: string): readonly Finding[] {
  const find = ({parts}: SchemaParts): JsonValue | undefined => {
    const value = findFirst(parts, keyword)?.value;
    return value === false ? undefined : value;
  };
  const [old, now] = [find(before), find(after)];
  if (isSame(old, now)) return [];
  const impact = toRuleImpact(old, now, spot);
  return [toFinding(impact, toChangeText(keyword, old, now), findPlace(after, keyword, is), spot)];
}

/** Lengths, ranges, patterns and formats. */
export const compareLimits = (pair: SchemaPair): readonly Finding[] => [
  ...LOWER_BOUNDS.flatMap((keyword) => compareBound(pair, keyword, true)),
  ...UPPER_BOUNDS.flatMap((keyword) => compareBound(pair, keyword, false)),
  ...RULES.flatMap((keyword) => compareRule(pair, keyword)),
];

/** What the API does for a client that leaves the value out. */
export function compareDefault({before, after, is, spot}: SchemaPair): readonly Finding[] {
  const find = ({parts}: SchemaParts): JsonValue | undefined => findFirst(parts, 'default')?.value;
  const [old, now] = [find(before), find(after)];
  if (isSame(old, now)) return [];
  const impact = spot.direction === 'request' && old !== undefined ? 'breaking' : 'compatible';
  const text = toChangeText('default', old, now);
  return [toFinding(impact, text, findPlace(after, 'default', is), spot)];
}

const isDeprecated = ({parts}: SchemaParts): boolean =>
  findFirst(parts, 'deprecated')?.value === true;

/** A deprecated value still works: clients learn that it will go. */
export function compareDeprecation({before, after, is, spot}: SchemaPair): readonly Finding[] {
  const [old, now] = [isDeprecated(before), isDeprecated(after)];
  if (old === now) return [];
  const at = now ? findPlace(after, 'deprecated', is) : is;
  const text = now ? 'is deprecated' : 'is no longer deprecated';
  return [toFinding('compatible', text, at, spot)];
}

/** Whether only a reader notices a difference. */
export function compareWords({before, after, is, spot}: SchemaPair): readonly Finding[] {
  const changed = EXPLANATIONS.filter((keyword) => {
    const [old, now] = [before, after].map(({parts}) =>
      findAll(parts, keyword).map(({value}) => value),
    );
    return !isSame(old, now);
  });
  const [first] = changed;
  if (first === undefined) return [];
  return [toFinding('wording', toRewording(changed), findPlace(after, first, is), spot)];
}
