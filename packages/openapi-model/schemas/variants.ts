import {
  asList,
  asObject,
  findOwnMember,
  formatValue,
  groupEntries,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

import {attempt} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';

import {UNIONS} from './keywords';
import {collectParts, findAll, findFirst} from './schema-parts';
import {describeType, toSchemaName} from './schema-type';

const CONDITIONS = ['not', 'if', 'then', 'else'] as const;

/** Alternative or conditional schemas under one keyword. Those of a discriminator are under `oneOf`. */
export interface Group<Member> {
  readonly keyword: (typeof UNIONS)[number] | (typeof CONDITIONS)[number] | 'dependentSchemas';
  /** The property that makes the schema in `dependentSchemas` apply. */
  readonly field?: string;
  /** The property whose value selects the variant. */
  readonly discriminator?: string;
  readonly variants: readonly Member[];
}

/** A group with its schemas as cursors, each with the discriminator values that select it. */
export interface Candidates extends Group<readonly [Cursor, readonly string[]]> {
  /** Pointer to the schema in `defaultMapping` (OpenAPI 3.2). */
  readonly fallback?: string;
}

/** Re-encodes a pointer in the form of `Cursor.pointer`, so that equal pointers are equal strings. */
const toCanonical = (pointer: string): string =>
  splitPointer(pointer).reduce<string>(joinPointer, '#');

function findReferred(schema: Cursor): string | undefined {
  const [target] = attempt([], () => schema.target()?.pointer);
  return target === undefined ? undefined : toCanonical(target);
}

/** Finds the schema that a discriminator names, by component name or URI (OpenAPI 3.1.1, 4.8.25.2). */
function findNamed(discriminator: Cursor, name: string): string | undefined {
  const schemas = asObject(asObject(discriminator.root.components).schemas);
  return findOwnMember(schemas, name) === undefined
    ? findReferred(discriminator.with({$ref: name}))
    : joinPointer('#/components/schemas', name);
}

type Mapping = readonly (readonly [value: string, pointer: string])[];

/** Mappings by discriminator, cached because each member of a union needs the whole mapping. */
const known = new WeakMap<JsonObject, Mapping>();

/** Lists the values in a discriminator's mapping, each with the pointer to its schema. */
function listMapping(discriminator: Cursor | undefined): Mapping {
  const value = discriminator?.value;
  if (discriminator === undefined || !isJsonObject(value)) return [];
  const mapping =
    known.get(value) ??
    discriminator.entries('mapping').flatMap(([chooser, {value: name}]) => {
      const pointer = findNamed(discriminator, formatValue(name));
      return pointer === undefined ? [] : [[chooser, pointer] as const];
    });
  known.set(value, mapping);
  return mapping;
}

function findFallback(discriminator: Cursor | undefined): string | undefined {
  const name = discriminator?.text('defaultMapping');
  return name === undefined ? undefined : discriminator && findNamed(discriminator, name);
}

/** Returns true if a union member is the schema at the pointer, or a reference to that schema. */
export const isSchemaAt = (member: Cursor, pointer: string): boolean =>
  member.pointer === pointer || findReferred(member) === pointer;

/** Lists the discriminator values that select a union member: its keys in the mapping, or else its component name. */
export function listDiscriminatorValues(
  discriminator: Cursor | undefined,
  member: Cursor,
): readonly string[] {
  if (discriminator === undefined) return [];
  const referred = findReferred(member);
  const mapped = listMapping(discriminator).filter(([, target]) =>
    [member.pointer, referred].includes(target),
  );
  if (mapped.length > 0) return mapped.map(([value]) => value);
  const name = toSchemaName(referred);
  return name === undefined ? [] : [name];
}

function listUnions(part: Cursor): readonly Candidates[] {
  const discriminator = part.get('discriminator');
  return UNIONS.flatMap((keyword) => {
    const members = part.items(keyword);
    if (members.length === 0) return [];
    return {
      keyword,
      discriminator: discriminator?.text('propertyName'),
      fallback: findFallback(discriminator),
      variants: members.map((cursor) => [cursor, listDiscriminatorValues(discriminator, cursor)]),
    };
  });
}

/** Lists the values of a discriminator without a union: its mapping, then other subtypes. */
function listChosen(part: Cursor): readonly (readonly [string, string])[] {
  const mapping = listMapping(part.get('discriminator'));
  const known = new Set(mapping.map(([, pointer]) => pointer));
  const subtypes = findSubtypes(part.root.components, part.pointer);
  return [...mapping, ...subtypes.filter(([, pointer]) => !known.has(pointer))];
}

function findMapped(part: Cursor, discriminator: Cursor): readonly Candidates[] {
  const fallback = findFallback(discriminator);
  const values = groupEntries(listChosen(part).map(([value, pointer]) => [pointer, value]));
  const pointers = new Set([...values.keys(), ...(fallback === undefined ? [] : [fallback])]);
  const variants = [...pointers].map(
    ($ref) => [discriminator.with({$ref}), values.get($ref) ?? []] as const,
  );
  if (variants.length === 0) return [];
  const propertyName = discriminator.text('propertyName');
  return [{keyword: 'oneOf', discriminator: propertyName, fallback, variants}];
}

interface KnownVariants {
  readonly discriminator: Cursor;
  readonly found: readonly Candidates[];
}

/** Variants by discriminator, cached because each subtype needs all of them. */
const mapped = new WeakMap<JsonValue & object, KnownVariants>();

/** Lists the variants of a discriminator without a union: its mapping, and its subtypes. */
function listMapped(part: Cursor): readonly Candidates[] {
  const discriminator = part.get('discriminator');
  if (discriminator === undefined || part.has('oneOf') || part.has('anyOf')) return [];
  const {root, pointer, object} = discriminator;
  const known = mapped.get(object);
  if (known?.discriminator.root === root && known.discriminator.pointer === pointer)
    return known.found;
  const found = findMapped(part, discriminator);
  mapped.set(object, {discriminator, found});
  return found;
}

function listConditions(part: Cursor): readonly Candidates[] {
  const conditions = CONDITIONS.flatMap((keyword) =>
    findAll([part], keyword).map((member): Candidates => ({keyword, variants: [[member, []]]})),
  );
  const dependent = part.entries('dependentSchemas').map(([field, member]): Candidates => ({
    keyword: 'dependentSchemas',
    field,
    variants: [[member, []]],
  }));
  return [...conditions, ...dependent];
}

function buildLabel(cursor: Cursor): string {
  const schema = collectParts(cursor);
  const title = findFirst(schema.parts, 'title')?.value;
  if (typeof title === 'string') return title;
  return toSchemaName(schema.reference) ?? describeType(schema);
}

/** Labels by schema, cached because the schemas of a large union may each lead back to it. */
const labels = new WeakMap<JsonObject, string>();

export function findLabel(cursor: Cursor): string {
  const {value} = cursor;
  if (!isJsonObject(value)) return buildLabel(cursor);
  const label = labels.get(value) ?? buildLabel(cursor);
  labels.set(value, label);
  return label;
}

export const listCandidates = (part: Cursor): readonly Candidates[] => [
  ...listUnions(part),
  ...listMapped(part),
  ...listConditions(part),
];

const isBelow = (schema: JsonValue, pointer: string): boolean =>
  asList(asObject(schema).allOf).some((part) => asObject(part).$ref === pointer);

/** Finds the subtypes of a schema with a discriminator: components with the schema in their `allOf`. */
export function findSubtypes(
  components: JsonValue | undefined,
  pointer: string,
): readonly (readonly [name: string, pointer: string])[] {
  return Object.entries(asObject(asObject(components).schemas))
    .filter(([, schema]) => isBelow(schema, pointer))
    .map(([name]) => [name, joinPointer('#/components/schemas', name)]);
}
