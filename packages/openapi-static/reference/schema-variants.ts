import {qualify} from './anchors';
import type {Cursor} from '../contract/cursor';
import {formatValue} from 'static-pages/reports/json';
import {collectParts, findFirst, findMembers, type SchemaPart} from './schema-parts';
import {buildSchemaNode, type SchemaLocation, type SchemaNode} from './schema-tree';
import {describeType, toSchemaName} from './schema-type';

/** A schema among which a value chooses, with the values of the discriminator that choose it. */
interface Candidate {
  readonly cursor: Cursor;
  readonly chosenBy: readonly string[];
}

/** Schemas that stand beside each other, and how they are meant. */
interface Group<Member> {
  readonly title: string;
  /** The field whose value chooses the variant. */
  readonly discriminator?: string;
  readonly variants: readonly Member[];
}

/** One of the schemas among which a value chooses. */
export interface Variant extends Pick<Candidate, 'chosenBy'> {
  readonly label: string;
  readonly anchor: string;
  readonly schema: SchemaNode;
}

export type VariantGroup = Group<Variant>;

const UNIONS = [
  ['oneOf', 'One'],
  ['anyOf', 'Any'],
] as const;

const CONDITIONS = [
  ['not', 'Must not be'],
  ['if', 'If the value is'],
  ['then', 'Then it is also'],
  ['else', 'Otherwise it is also'],
] as const;

/** The values in a discriminator's mapping, each with the pointer to its schema. */
const listMapping = (discriminator: Cursor | undefined): readonly (readonly [string, string])[] =>
  (discriminator?.entries('mapping') ?? []).map(([value, {value: target}]) => {
    const name = formatValue(target);
    return [value, name.startsWith('#') ? name : `#/components/schemas/${name}`];
  });

function findChoosers(discriminator: Cursor | undefined, member: Cursor): readonly string[] {
  if (discriminator === undefined) return [];
  const pointer = member.text('$ref');
  const mapped = listMapping(discriminator).filter(([, target]) => target === pointer);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  const name = toSchemaName(pointer);
  return name === undefined ? [] : [name];
}

function listUnions(part: SchemaPart): readonly Group<Candidate>[] {
  const discriminator = part.cursor.get('discriminator');
  return UNIONS.flatMap(([keyword, word]) => {
    const members = findMembers([part], keyword);
    if (members.length === 0) return [];
    return {
      title: `${word} of ${members.length} variants`,
      discriminator: discriminator?.text('propertyName'),
      variants: members.map((cursor) => ({cursor, chosenBy: findChoosers(discriminator, cursor)})),
    };
  });
}

/** A discriminator without a union names its variants in its mapping alone. */
function listMapped({cursor}: SchemaPart): readonly Group<Candidate>[] {
  const discriminator = cursor.get('discriminator');
  if (discriminator === undefined || cursor.has('oneOf') || cursor.has('anyOf')) return [];
  const variants = listMapping(discriminator).map(([value, $ref]) => ({
    cursor: discriminator.with({$ref}),
    chosenBy: [value],
  }));
  const title = `One of ${variants.length} variants`;
  return [{title, discriminator: discriminator.text('propertyName'), variants}];
}

function listConditions({cursor}: SchemaPart): readonly Group<Candidate>[] {
  const found = [
    ...CONDITIONS.map(([keyword, title]) => [title, cursor.get(keyword)] as const),
    ...cursor
      .entries('dependentSchemas')
      .map(([name, member]) => [`With ${name} also`, member] as const),
  ];
  return found.flatMap(([title, member]) =>
    member === undefined ? [] : [{title, variants: [{cursor: member, chosenBy: []}]}],
  );
}

function findLabel(cursor: Cursor): string {
  const schema = collectParts(cursor);
  const title = findFirst(schema.parts, 'title')?.value;
  if (typeof title === 'string') return title;
  return toSchemaName(schema.reference) ?? describeType(schema);
}

function buildVariant({cursor, chosenBy}: Candidate, location: SchemaLocation): Variant {
  const label = findLabel(cursor);
  const anchor = location.builder.anchors.takeBelow(location.base, label);
  const inner = {...location, base: qualify(location.base, label)};
  return {label, anchor, chosenBy, schema: buildSchemaNode(cursor, inner)};
}

/**
 * The variants of a schema: `oneOf`, `anyOf`, a discriminator's mapping, `not`, `if` and its branches.
 *
 * @param around the schemas around this one: a part that is one of them has brought us here by one of
 * its variants, so its variants are not repeated
 */
export const buildVariants = (
  parts: readonly SchemaPart[],
  location: SchemaLocation,
  around: ReadonlyMap<string, string>,
): readonly VariantGroup[] =>
  parts
    .filter(({cursor}) => !around.has(cursor.pointer))
    .flatMap((part) => [...listUnions(part), ...listMapped(part), ...listConditions(part)])
    .map((group) => ({
      ...group,
      variants: group.variants.map((candidate) => buildVariant(candidate, location)),
    }));
