import {findReference, type Reference} from './address';
import type {AnchorBase} from './anchors';
import {type Deprecation, findDeprecation} from './deprecation';
import {describeConstraints, describeContains, type Note} from './constraints';
import {
  collectParts,
  type Cursor,
  describeType,
  findAll,
  findEnum,
  findFirst,
  findMembers,
  type SchemaParts,
  toSchemaName,
} from '@openapi-portal/openapi-model';
import {formatValue, type JsonValue, toUnique, writeJson} from '@openapi-portal/reports/json';
import {capitalise} from '@openapi-portal/reports/text';
import type {PageBuilder} from './page';
import {removeRepeatedTexts} from './repeated-texts';
import {buildFields} from './schema-fields';
import {buildVariants, type VariantGroup} from './schema-variants';

export interface EnumValue {
  readonly value: JsonValue;
  readonly meaning?: string;
}

export interface SchemaLink {
  readonly label: string;
  readonly href: string;
  readonly isRecursive: boolean;
  /** Prefix that the anchors of its fields would have if they were shown in place. */
  readonly base?: string;
}

export interface FieldNode {
  readonly name: string;
  readonly anchor: string;
  readonly isRequired: boolean;
  /** True if the name is a pattern or a phrase such as `any other name`. */
  readonly isPattern: boolean;
  readonly schema: SchemaNode;
  /** Component name, if the field is a header component. */
  readonly component?: string;
  /** The same field in the other variants, if this node represents the field of all variants. */
  readonly others?: readonly FieldNode[];
}

export interface ItemNode {
  readonly label: string;
  readonly isInType: boolean;
  readonly schema: SchemaNode;
}

export interface SchemaNode {
  readonly type: string;
  readonly name?: string;
  readonly title?: string;
  readonly badges: readonly string[];
  readonly deprecation?: Deprecation;
  readonly notes: readonly Note[];
  readonly descriptions: readonly string[];
  readonly values: readonly EnumValue[];
  readonly examples: readonly JsonValue[];
  readonly documents: readonly Reference[];
  readonly fields: readonly FieldNode[];
  readonly items: readonly ItemNode[];
  readonly variants: readonly VariantGroup[];
  readonly link?: SchemaLink;
}

export function isBare(node: SchemaNode): boolean {
  const {type, name, title, link, items, deprecation, ...facts} = node;
  if (title !== undefined || link !== undefined || deprecation !== undefined) return false;
  const isEmpty = Object.values(facts).every(({length}) => length === 0);
  return isEmpty && items.every(({isInType, schema}) => isInType && isBare(schema));
}

export interface SchemaLocation {
  readonly builder: PageBuilder;
  readonly base: AnchorBase;
  readonly depth: number;
  readonly steps: number;
  readonly around: ReadonlyMap<string, string>;
  /** Pointers of the references to this schema, outermost first, which determine the target of `$dynamicRef`. */
  readonly scope: readonly string[];
  /** True for an item of an array. An array directly in an array counts as a further step. */
  readonly isEntry?: boolean;
}

export const buildLocation = (
  base: AnchorBase,
  builder: PageBuilder,
  depth = 0,
): SchemaLocation => ({builder, base, depth, steps: depth, around: new Map(), scope: []});

const COMPLEX =
  `properties patternProperties additionalProperties oneOf anyOf items prefixItems contains not if then else
  dependentSchemas`.split(/\s+/);

const hasAny = (parts: readonly Cursor[], keywords: readonly string[]): boolean =>
  keywords.some((keyword) => typeof findFirst(parts, keyword)?.value === 'object');

/** Keywords that give an unnamed schema its own page. Arrays and unions are shown in place. */
const WITH_FIELDS = ['properties', 'patternProperties', 'additionalProperties'];

/** Shorter schemas without references are shown in place, because a link would take as much space. */
const SHORT = 400;

function isShort({value}: Cursor): boolean {
  const text = writeJson(value);
  return text.length < SHORT && !text.includes('"$ref"');
}

/** Keywords next to `$ref` that the page of the target would not show. */
const BESIDE = [...COMPLEX, 'allOf'];

/** Finds the schema to link if the page cannot show a schema in place; undefined if the page can show it. */
function findLinked(
  schema: Cursor,
  {parts, reference}: SchemaParts,
  {builder, depth, steps}: SchemaLocation,
): Cursor | undefined {
  const {reach, isFull, isOverfull} = builder;
  const isBeyond = isOverfull || steps >= reach.steps;
  const isDeep = isBeyond || depth >= reach.fields || (depth > 0 && isFull);
  if (!isDeep || !hasAny(parts, COMPLEX)) return undefined;
  const isOwn = BESIDE.some((keyword) => schema.has(keyword));
  if (toSchemaName(reference) !== undefined && !(isBeyond && isOwn))
    return schema.with({$ref: reference ?? ''}).target();
  if (isOverfull) return schema;
  return isBeyond && hasAny(parts, WITH_FIELDS) && !isShort(schema) ? schema : undefined;
}

function findLink(
  schema: Cursor,
  collected: SchemaParts,
  location: SchemaLocation,
): SchemaLink | undefined {
  const {reference} = collected;
  const {builder, base, around} = location;
  const anchor = reference === undefined ? undefined : around.get(reference);
  if (anchor !== undefined) {
    const label = toSchemaName(reference) ?? 'the same fields';
    return {label, href: `#${anchor}`, isRecursive: true};
  }
  const linked = findLinked(schema, collected, location);
  if (linked === undefined) return undefined;
  const {title, href} = builder.linkSchema(linked);
  return {label: title, href, isRecursive: false, base: base.qualified};
}

function listExamples(parts: readonly Cursor[]): readonly JsonValue[] {
  const examples = [...findMembers(parts, 'examples'), ...findAll(parts, 'example')];
  return toUnique(examples.map(({value}) => value));
}

function listValues(parts: readonly Cursor[]): readonly EnumValue[] {
  const meanings = findFirst(parts, 'x-enumDescriptions');
  const values = findEnum(parts) ?? [];
  return values.map((value) => ({value, meaning: meanings?.text(formatValue(value))}));
}

const BADGES = {readOnly: 'read-only', writeOnly: 'write-only', deprecated: 'deprecated'};

const listBadges = (parts: readonly Cursor[]): readonly string[] =>
  Object.entries(BADGES).flatMap(([keyword, badge]) =>
    findAll(parts, keyword).some(({value}) => value === true) ? [badge] : [],
  );

const listTexts = (parts: readonly Cursor[], keyword: string): readonly string[] => {
  const texts = findAll(parts, keyword).map(({value}) => formatValue(value).trim());
  return [...new Set(texts.filter(Boolean))];
};

function buildItems(parts: readonly Cursor[], around: SchemaLocation): readonly ItemNode[] {
  const steps = around.isEntry === true ? around.steps + 1 : around.steps;
  const location = {...around, steps, isEntry: true};
  const build = (label: string, cursor: Cursor, isInType = false): ItemNode => ({
    label,
    isInType,
    schema: buildSchemaNode(cursor, location),
  });
  const find = (keyword: string): readonly Cursor[] =>
    findAll(parts, keyword).filter(({value}) => typeof value === 'object');
  const prefix = findMembers(parts, 'prefixItems');
  const rest = prefix.length > 0 ? 'Each further item' : 'Each item';
  return [
    ...prefix.map((items, index) => build(`Item ${index + 1}`, items)),
    ...find('items').map((items) => build(rest, items, true)),
    ...parts.flatMap((part) =>
      findAll([part], 'contains').map((items) => build(capitalise(describeContains(part)), items)),
    ),
    ...find('unevaluatedItems').map((items) => build(rest, items)),
    ...find('contentSchema').map((content) => build('The content', content)),
  ];
}

function findFirstDeprecation(parts: readonly Cursor[], {context}: PageBuilder) {
  const [deprecation] = parts.flatMap((part) => findDeprecation(part, context) ?? []);
  return deprecation && {deprecation};
}

function goInside(
  {parts, reference, scope}: SchemaParts,
  location: SchemaLocation,
): SchemaLocation {
  const pointers = parts.map(({pointer}) => pointer);
  if (reference !== undefined) pointers.push(reference);
  const own = pointers.map((pointer) => [pointer, location.base.plain] as const);
  return {...location, around: new Map([...own, ...location.around]), scope};
}

type Described = Pick<
  SchemaNode,
  | 'type'
  | 'name'
  | 'title'
  | 'badges'
  | 'notes'
  | 'descriptions'
  | 'values'
  | 'examples'
  | 'documents'
>;

function describeSchema(schema: SchemaParts): Described {
  const {parts, reference} = schema;
  const type = describeType(schema);
  // Generators often repeat the schema's name as the title. The type already contains the name.
  const titles = listTexts(parts, 'title').filter((title) => !type.split(' or ').includes(title));
  return {
    type: [type, ...listTexts(parts, 'format')].join(', '),
    name: toSchemaName(reference),
    title: titles.join(', ') || undefined,
    badges: listBadges(parts),
    notes: describeConstraints(parts),
    descriptions: removeRepeatedTexts(listTexts(parts, 'description')),
    values: listValues(parts),
    examples: listExamples(parts),
    documents: findAll(parts, 'externalDocs').flatMap(
      (document) => findReference(document, ['description', 'url']) ?? [],
    ),
  };
}

interface KnownSchema {
  readonly cursor: Cursor;
  readonly schema: SchemaParts;
  readonly described: Described;
}

/** Cache of described schemas. Many pages show the same schemas, and a page that is too large is built again. */
const known = new WeakMap<object, KnownSchema>();

function readSchema(cursor: Cursor, scope: readonly string[]): KnownSchema {
  const {root, value, pointer} = cursor;
  const found = typeof value === 'object' && value !== null ? known.get(value) : undefined;
  // YAML aliases put the same object at several locations.
  if (found?.cursor.pointer === pointer && found.cursor.root === root) return found;
  const schema = collectParts(cursor, scope);
  const read = {cursor, schema, described: describeSchema(schema)};
  // The target of `$dynamicRef` depends on the enclosing schemas, so the result cannot be cached.
  if (typeof value === 'object' && value !== null && !cursor.hasDynamicReferences)
    known.set(value, read);
  return read;
}

/**
 * Collects the facts about a value, down to the depth that the page shows.
 *
 * A recursive schema becomes a link to the enclosing occurrence, and a schema that is too deep a link to its own page.
 */
export function buildSchemaNode(cursor: Cursor, location: SchemaLocation): SchemaNode {
  const {schema, described} = readSchema(cursor, location.scope);
  const {parts} = schema;
  location.builder.countSchemas(1 + parts.length);
  const link = findLink(cursor, schema, location);
  const facts = {...described, ...findFirstDeprecation(parts, location.builder), link};
  if (link !== undefined) return {...facts, fields: [], items: [], variants: []};
  const inside = goInside(schema, location);
  return {
    ...facts,
    fields: buildFields(parts, inside),
    items: buildItems(parts, inside),
    variants: buildVariants(parts, inside, location.around),
  };
}
