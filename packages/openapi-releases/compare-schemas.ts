import type {Cursor} from 'openapi-static/contract/cursor';
import {
  collectParts,
  findAll,
  findFirst,
  findMembers,
  type SchemaParts,
} from 'openapi-static/reference/schema-parts';
import {describeType, toSchemaName} from 'openapi-static/reference/schema-type';
import {type Finding, IS_NEW, toCode} from './change';
import {compareByKey} from './compare-by-key';
import {
  compareDefault,
  compareDeprecation,
  compareLimits,
  compareTypes,
  compareValues,
  compareWords,
  type SchemaPair,
} from './compare-constraints';
import {isSame, toShape} from './shape';
import {
  type Spot,
  toFieldSpot,
  toFinding,
  toLoss,
  toNarrowedImpact,
  toVariantSpot,
  toWidenedImpact,
} from './spot';

/** Keywords whose effect on the allowed values cannot be told by comparing them. */
const UNJUDGED = [
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependentRequired',
  'patternProperties',
  'propertyNames',
  'contains',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
];

/** What `properties` of a schema say about one name. */
interface Field {
  readonly schema: Cursor;
  readonly isRequired: boolean;
}

/** A field that travels the other way only is not there for this one. */
function isVisible(schema: Cursor, {direction}: Spot): boolean {
  const absent = direction === 'request' ? 'readOnly' : 'writeOnly';
  return findFirst(collectParts(schema).parts, absent)?.value !== true;
}

function listFields({parts}: SchemaParts, spot: Spot): ReadonlyMap<string, Field> {
  const required = new Set(parts.flatMap(({cursor}) => cursor.texts('required')));
  const found = new Map<string, Cursor>();
  for (const {cursor, hidden} of parts) {
    if (hidden.has('properties')) continue;
    for (const [name, property] of cursor.entries('properties')) {
      const known = found.get(name);
      const both = known?.with({allOf: [known.value, property.value]});
      found.set(name, both ?? property);
    }
  }
  const visible = [...found].filter(([, schema]) => isVisible(schema, spot));
  return new Map(visible.map(([name, schema]) => [name, {schema, isRequired: required.has(name)}]));
}

function toNewField({schema, isRequired}: Field, spot: Spot): Finding {
  const mustSend = spot.direction === 'request' && isRequired;
  return mustSend
    ? toFinding('breaking', 'is new and required', schema, spot)
    : toFinding('compatible', IS_NEW, schema, spot);
}

function compareRequired(old: Field, now: Field, spot: Spot): readonly Finding[] {
  if (old.isRequired === now.isRequired) return [];
  const impact = now.isRequired ? toNarrowedImpact(spot) : toWidenedImpact(spot);
  const isSent = spot.direction === 'request';
  const text = now.isRequired
    ? `is ${isSent ? 'required' : 'always present'} now`
    : `is ${isSent ? 'optional' : 'not always present'} now`;
  return [toFinding(impact, text, now.schema, spot)];
}

function compareFields({before, after, spot}: SchemaPair): readonly Finding[] {
  const [old, now] = [listFields(before, spot), listFields(after, spot)];
  return compareByKey(old, now, (was, is, name) => {
    const inside = toFieldSpot(spot, name);
    if (was === undefined) return is === undefined ? [] : [toNewField(is, inside)];
    if (is === undefined) return [toLoss('breaking', 'is gone', was.schema, inside)];
    return [...compareRequired(was, is, inside), ...compareSchemas(was.schema, is.schema, inside)];
  });
}

/** How open an object is to names that it does not list: not at all, to some values, to all. */
function findOpenness({parts}: SchemaParts): 0 | 1 | 2 {
  const values = findAll(parts, 'additionalProperties').map(({value}) => value);
  if (values.includes(false)) return 0;
  return values.some((value) => typeof value === 'object') ? 1 : 2;
}

const OPENNESS = [
  'takes no other names',
  'takes other names with some values',
  'takes any other name',
];

/** A response may gain members that it did not name: clients pass over them. */
function compareOpenNames(pair: SchemaPair): readonly Finding[] {
  const {before, after, is, spot} = pair;
  const [old, now] = [findOpenness(before), findOpenness(after)];
  if (old === 1 && now === 1) {
    const [was, at] = [before, after].map(({parts}) => findFirst(parts, 'additionalProperties'));
    return was && at ? compareSchemas(was, at, toFieldSpot(spot, '*')) : [];
  }
  if (old === now) return [];
  const isSafe = spot.direction === 'response' && old === 0;
  const impact = now < old ? toNarrowedImpact(spot) : toWidenedImpact(spot);
  const at = findFirst(after.parts, 'additionalProperties') ?? is;
  return [toFinding(isSafe ? 'compatible' : impact, `${OPENNESS[now] ?? ''} now`, at, spot)];
}

/** Items are compared like what holds them: a list adds nothing to the path. */
function compareItems({before, after, is, spot}: SchemaPair): readonly Finding[] {
  const [old, now] = [before, after].map(({parts}) => findFirst(parts, 'items'));
  if (old !== undefined && now !== undefined) return compareSchemas(old, now, spot);
  if (now !== undefined) return [toFinding(toNarrowedImpact(spot), 'limits its items', now, spot)];
  if (old === undefined) return [];
  return [toFinding(toWidenedImpact(spot), 'takes any items', is, spot)];
}

function toVariantName(schema: Cursor): string {
  const {parts, ...rest} = collectParts(schema);
  const title = findFirst(parts, 'title')?.value;
  if (typeof title === 'string') return title;
  return toSchemaName(rest.reference) ?? describeType({parts, ...rest});
}

/** The variants of a schema by what they are called on its page, numbered where they share a name. */
function listVariants({parts}: SchemaParts): ReadonlyMap<string, Cursor> {
  const variants = new Map<string, Cursor>();
  for (const member of [...findMembers(parts, 'oneOf'), ...findMembers(parts, 'anyOf')]) {
    const name = toVariantName(member);
    const count = [...variants.keys()].filter(
      (known) => known.replace(/ \d+$/, '') === name,
    ).length;
    variants.set(count === 0 ? name : `${name} ${count + 1}`, member);
  }
  return variants;
}

function compareVariants({before, after, is, spot}: SchemaPair): readonly Finding[] {
  const [old, now] = [listVariants(before), listVariants(after)];
  if (old.size === 0 && now.size > 0) {
    return [toFinding(toNarrowedImpact(spot), `is one of ${now.size} variants only`, is, spot)];
  }
  if (old.size > 0 && now.size === 0) {
    return [toFinding(toWidenedImpact(spot), 'has no variants any more', is, spot)];
  }
  return compareByKey(old, now, (was, at, name) => {
    if (was === undefined || at === undefined) {
      const schema = at ?? was ?? is;
      return at === undefined
        ? [toLoss(toNarrowedImpact(spot), `has no variant ${toCode(name)} any more`, schema, spot)]
        : [toFinding(toWidenedImpact(spot), `has the new variant ${toCode(name)}`, schema, spot)];
    }
    return compareSchemas(was, at, toVariantSpot(spot, name));
  });
}

const compareUnjudged = ({before, after, is, spot}: SchemaPair): readonly Finding[] =>
  UNJUDGED.flatMap((keyword) => {
    const [old, now] = [before, after].map(({parts}) => findAll(parts, keyword).map(toShape));
    if (isSame(old, now)) return [];
    const text = `has another ${toCode(keyword)}, which may break any client`;
    return [toFinding('breaking', text, findFirst(after.parts, keyword) ?? is, spot)];
  });

/** A schema that allows nothing or everything has no keywords to compare. */
function compareVerdicts({before, after, is, spot}: SchemaPair): readonly Finding[] | undefined {
  if (before.verdict === after.verdict) return before.verdict === undefined ? undefined : [];
  if (before.verdict !== false && after.verdict !== false) return undefined;
  return after.verdict === false
    ? [toFinding(toNarrowedImpact(spot), 'takes no value any more', is, spot)]
    : [toFinding(toWidenedImpact(spot), 'takes values now', is, spot)];
}

const compareKeywords = (pair: SchemaPair): readonly Finding[] => [
  ...compareTypes(pair),
  ...compareValues(pair),
  ...compareLimits(pair),
  ...compareDefault(pair),
  ...compareDeprecation(pair),
  ...compareUnjudged(pair),
  ...compareWords(pair),
  ...compareFields(pair),
  ...compareOpenNames(pair),
  ...compareItems(pair),
  ...compareVariants(pair),
];

/**
 * What a schema allows and says otherwise than another, however either is put together of references
 * and `allOf`.
 *
 * @param was the schema of the older contract
 * @param is the schema of the newer one
 * @throws ContractError where either cannot be read
 */
export function compareSchemas(was: Cursor, is: Cursor, spot: Spot): readonly Finding[] {
  const [before, after] = [collectParts(was), collectParts(is)];
  const key = `${before.reference ?? was.pointer} ${after.reference ?? is.pointer}`;
  if (spot.around.has(key)) return [];
  const inside = {...spot, around: new Set([...spot.around, key])};
  const pair = {before, after, was, is, spot: inside};
  return compareVerdicts(pair) ?? compareKeywords(pair);
}
