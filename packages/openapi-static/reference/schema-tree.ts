import {type Reference, toReference} from './address';
import {type AnchorBase, toBase} from './anchors';
import {describeConstraints, type Note} from './constraints';
import type {Cursor} from '../contract/cursor';
import {formatValue, isSameJson, type JsonValue} from 'static-pages/reports/json';
import type {PageDraft} from './page';
import {toFields} from './schema-fields';
import {
  collectParts,
  findAll,
  findFirst,
  findMembers,
  type SchemaPart,
  type SchemaParts,
} from './schema-parts';
import {describeType, findTypes, toSchemaName} from './schema-type';
import {toVariants, type VariantGroup} from './schema-variants';

/** An allowed value, and what it means where the contract says so. */
export interface EnumValue {
  readonly value: JsonValue;
  readonly meaning?: string;
}

/** A link that stands for what is shown elsewhere. */
export interface SchemaLink {
  readonly label: string;
  readonly href: string;
  readonly isRecursive: boolean;
}

/** A named value: a property, a parameter or a header. */
export interface FieldNode {
  readonly name: string;
  readonly anchor: string;
  readonly isRequired: boolean;
  /** Whether the name is not a name but says which names are meant. */
  readonly isPattern: boolean;
  readonly schema: SchemaNode;
}

/** Everything that a contract says about a value, ready to be drawn. */
export interface SchemaNode {
  /** In words: `string, uuid`. */
  readonly type: string;
  /** What the contract calls it, if it is a schema of its components. */
  readonly name?: string;
  readonly title?: string;
  readonly badges: readonly string[];
  readonly notes: readonly Note[];
  /** Markdown, one text for each schema that has one. */
  readonly descriptions: readonly string[];
  readonly values: readonly EnumValue[];
  readonly examples: readonly JsonValue[];
  readonly documents: readonly Reference[];
  readonly fields: readonly FieldNode[];
  readonly items: readonly ItemNode[];
  readonly variants: readonly VariantGroup[];
  readonly link?: SchemaLink;
}

/** The items of a list, all or those at one place. */
export interface ItemNode {
  readonly label: string;
  readonly schema: SchemaNode;
}

/** Where in the tree of a page a schema stands. */
export interface Place {
  readonly draft: PageDraft;
  readonly base: AnchorBase;
  /** How many fields lead here. */
  readonly depth: number;
  /** Anchors of the schemas around this one, by their pointers. */
  readonly around: ReadonlyMap<string, string>;
}

/** Fields below fields until named schemas are linked. */
const MAX_DEPTH = 4;

export const toPlace = (draft: PageDraft, anchor: string): Place => ({
  draft,
  base: toBase(anchor),
  depth: 0,
  around: new Map(),
});

const COMPLEX = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'oneOf',
  'anyOf',
  'items',
];

const isComplex = (parts: readonly SchemaPart[]): boolean =>
  COMPLEX.some((keyword) => typeof findFirst(parts, keyword)?.value === 'object');

function findLink(
  {parts, reference}: SchemaParts,
  {draft, depth, around}: Place,
): SchemaLink | undefined {
  if (reference === undefined) return undefined;
  const name = toSchemaName(reference);
  const anchor = around.get(reference);
  if (anchor !== undefined) {
    return {label: name ?? 'the same fields', href: `#${anchor}`, isRecursive: true};
  }
  const isDeep = depth >= MAX_DEPTH || (depth > 0 && draft.isFull);
  if (name === undefined || !isDeep || !isComplex(parts)) return undefined;
  return {label: name, href: draft.linkSchema(name), isRecursive: false};
}

function toExamples(parts: readonly SchemaPart[]): readonly JsonValue[] {
  const all = [...findMembers(parts, 'examples'), ...findAll(parts, 'example')].map(
    ({value}) => value,
  );
  return all.filter((value, index) => all.findIndex((other) => isSameJson(value, other)) === index);
}

function toValues(parts: readonly SchemaPart[]): readonly EnumValue[] {
  const part = parts.find(({cursor, hidden}) => !hidden.has('enum') && cursor.has('enum'));
  const meanings = part?.cursor.get('x-enumDescriptions');
  return (part?.cursor.items('enum') ?? []).map(({value}) => {
    const meaning = meanings?.text(formatValue(value));
    return {value, ...(meaning !== undefined && {meaning})};
  });
}

const FLAGS = [
  ['readOnly', 'read-only'],
  ['writeOnly', 'write-only'],
  ['deprecated', 'deprecated'],
] as const;

const toBadges = (parts: readonly SchemaPart[]): readonly string[] =>
  FLAGS.filter(([keyword]) => findAll(parts, keyword).some(({value}) => value === true)).map(
    ([, badge]) => badge,
  );

const toTexts = (parts: readonly SchemaPart[], keyword: string): readonly string[] => [
  ...new Set(
    findAll(parts, keyword)
      .map(({value}) => formatValue(value).trim())
      .filter(Boolean),
  ),
];

const toDocuments = (parts: readonly SchemaPart[]): SchemaNode['documents'] =>
  findAll(parts, 'externalDocs').flatMap(
    (document) => toReference(document, ['description', 'url']) ?? [],
  );

function toType(schema: SchemaParts): string {
  const formats = toTexts(schema.parts, 'format');
  return [describeType(schema), ...formats].join(', ');
}

function toItems({parts}: SchemaParts, place: Place): readonly ItemNode[] {
  const single = (keyword: string, label: string): readonly ItemNode[] =>
    findAll(parts, keyword)
      .filter(({value}) => typeof value === 'object')
      .map((items) => ({label, schema: toSchemaNode(items, place)}));
  const prefix = findMembers(parts, 'prefixItems').map((items, index) => ({
    label: `Item ${index + 1}`,
    schema: toSchemaNode(items, place),
  }));
  return [
    ...prefix,
    ...single('items', prefix.length > 0 ? 'Each further item' : 'Each item'),
    ...single('contains', 'At least one item'),
    ...single('unevaluatedItems', 'Each further item'),
    ...single('contentSchema', 'The content'),
  ];
}

const inside = ({parts, reference}: SchemaParts, place: Place): Place => {
  const pointers = [...parts.map(({cursor}) => cursor.pointer), ...(reference ? [reference] : [])];
  const own = pointers.map((pointer) => [pointer, place.base.plain] as const);
  return {...place, around: new Map([...own, ...place.around])};
};

/** What a schema says of itself, without what it contains. */
const toOwnFacts = (schema: SchemaParts): Omit<SchemaNode, 'fields' | 'items' | 'variants'> => {
  const {parts} = schema;
  const title = toTexts(parts, 'title').join(', ');
  const name = schema.reference && toSchemaName(schema.reference);
  return {
    type: toType(schema),
    ...(name && {name}),
    ...(title !== '' && {title}),
    badges: toBadges(parts),
    notes: describeConstraints(parts),
    descriptions: toTexts(parts, 'description'),
    values: toValues(parts),
    examples: toExamples(parts),
    documents: toDocuments(parts),
  };
};

/**
 * Gathers what a contract says about a value, down to the depth that a page shows.
 *
 * A schema inside of itself becomes a link to where it is shown already; a named schema below that
 * depth becomes a link to its own page.
 */
export function toSchemaNode(cursor: Cursor, place: Place): SchemaNode {
  const schema = collectParts(cursor);
  const link = findLink(schema, place);
  const facts = toOwnFacts(schema);
  if (link !== undefined) return {...facts, fields: [], items: [], variants: [], link};
  const within = inside(schema, place);
  return {
    ...facts,
    fields: toFields(schema.parts, within),
    items: findTypes(schema).includes('array') ? toItems(schema, within) : [],
    variants: toVariants(schema.parts, within, place.around),
  };
}
