import {qualify} from './anchors';
import type {Cursor} from '../contract/cursor';
import {formatValue} from 'static-pages/reports/json';
import {collectParts, findFirst, type SchemaPart} from './schema-parts';
import {describeType, toSchemaName} from './schema-type';
import {type Place, type SchemaNode, toSchemaNode} from './schema-tree';

/** One of the schemas among which a value chooses. */
export interface Variant {
  readonly label: string;
  readonly anchor: string;
  /** The values of the discriminator that choose this variant. */
  readonly chosenBy: readonly string[];
  readonly schema: SchemaNode;
}

/** Schemas that stand beside each other, and how they are meant. */
export interface VariantGroup {
  readonly title: string;
  /** The field whose value chooses the variant. */
  readonly discriminator?: string;
  readonly variants: readonly Variant[];
}

interface Candidate {
  readonly cursor: Cursor;
  readonly label?: string;
  readonly chosenBy?: readonly string[];
}

interface Candidates {
  readonly title: string;
  readonly discriminator?: string;
  readonly members: readonly Candidate[];
}

const UNIONS = [
  ['oneOf', (count: number) => `One of ${count} variants`],
  ['anyOf', (count: number) => `Any of ${count} variants`],
] as const;

const CONDITIONS = [
  ['not', 'Must not be'],
  ['if', 'If the value is'],
  ['then', 'Then it is also'],
  ['else', 'Otherwise it is also'],
] as const;

/** The pointers or names in a discriminator's mapping, as pointers. */
const toPointer = (target: string): string =>
  target.startsWith('#') ? target : `#/components/schemas/${target}`;

const readMapping = (part: SchemaPart): readonly (readonly [string, string])[] =>
  part.cursor
    .get('discriminator')
    ?.entries('mapping')
    .map(([value, target]) => [value, toPointer(formatValue(target.value))]) ?? [];

function findChoosers(part: SchemaPart, member: Cursor): readonly string[] {
  if (!part.cursor.has('discriminator')) return [];
  const pointer = member.text('$ref');
  const mapped = readMapping(part).filter(([, target]) => target === pointer);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  const name = toSchemaName(pointer);
  return name === undefined ? [] : [name];
}

function toUnions(part: SchemaPart): readonly Candidates[] {
  const discriminator = part.cursor.get('discriminator')?.text('propertyName');
  return UNIONS.flatMap(([keyword, toTitle]) => {
    const members = part.hidden.has(keyword) ? [] : part.cursor.items(keyword);
    if (members.length === 0) return [];
    const candidates = members.map((cursor) => ({cursor, chosenBy: findChoosers(part, cursor)}));
    return [{title: toTitle(members.length), discriminator, members: candidates}];
  });
}

/** A discriminator without a union names its variants in its mapping alone. */
function toMapped(part: SchemaPart): readonly Candidates[] {
  const discriminator = part.cursor.get('discriminator');
  if (discriminator === undefined || part.cursor.has('oneOf') || part.cursor.has('anyOf'))
    return [];
  const members = discriminator.entries('mapping').map(([value, {value: target}]) => ({
    cursor: discriminator.with({$ref: toPointer(formatValue(target))}),
    chosenBy: [value],
  }));
  const name = discriminator.text('propertyName');
  return [{title: `One of ${members.length} variants`, discriminator: name, members}];
}

const toConditions = ({cursor}: SchemaPart): readonly Candidates[] => [
  ...CONDITIONS.flatMap(([keyword, title]) => {
    const member = cursor.get(keyword);
    return member === undefined ? [] : [{title, members: [{cursor: member}]}];
  }),
  ...cursor.entries('dependentSchemas').map(([name, member]) => ({
    title: `With ${name} also`,
    members: [{cursor: member}],
  })),
];

function toLabel(cursor: Cursor): string {
  const schema = collectParts(cursor);
  const title = findFirst(schema.parts, 'title')?.value;
  return typeof title === 'string'
    ? title
    : (toSchemaName(schema.reference) ?? describeType(schema));
}

function toVariant({cursor, chosenBy = []}: Candidate, place: Place): Variant {
  const label = toLabel(cursor);
  const anchor = place.draft.anchors.takeBelow(place.base, label);
  const schema = toSchemaNode(cursor, {...place, base: qualify(place.base, label)});
  return {label, anchor, chosenBy, schema};
}

/**
 * The variants of a schema: `oneOf`, `anyOf`, a discriminator's mapping, `not`, `if` and its branches.
 *
 * @param around the schemas around this one: a part that is one of them has brought us here by one of
 * its variants, so its variants are not repeated
 */
export function toVariants(
  parts: readonly SchemaPart[],
  place: Place,
  around: ReadonlyMap<string, string>,
): readonly VariantGroup[] {
  const groups = parts
    .filter(({cursor}) => !around.has(cursor.pointer))
    .flatMap((part) => [...toUnions(part), ...toMapped(part), ...toConditions(part)]);
  return groups.map(({title, discriminator, members}) => ({
    title,
    ...(discriminator !== undefined && {discriminator}),
    variants: members.map((member) => toVariant(member, place)),
  }));
}
