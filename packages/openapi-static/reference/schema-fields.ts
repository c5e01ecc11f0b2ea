import {toBase} from './anchors';
import type {Cursor} from '../contract/cursor';
import {findAll, type SchemaPart} from './schema-parts';
import {type FieldNode, type Place, toSchemaNode} from './schema-tree';

interface Wanted {
  readonly name: string;
  readonly cursor: Cursor;
  readonly isRequired?: boolean;
  readonly isPattern?: boolean;
}

/** A field with the next free anchor below its place. */
function toField(
  {name, cursor, isRequired = false, isPattern = false}: Wanted,
  place: Place,
): FieldNode {
  const {draft, base, depth} = place;
  const anchor = draft.anchors.takeBelow(base, isPattern ? '*' : name);
  draft.countField();
  const schema = toSchemaNode(cursor, {...place, base: toBase(anchor), depth: depth + 1});
  return {name, anchor, isRequired, isPattern, schema};
}

/** The schemas that several parts give for one name, as one schema. */
const toOneSchema = ([first, ...others]: readonly Cursor[], root: Cursor): Cursor => {
  if (first === undefined) return root.with(true);
  if (others.length === 0) return first;
  const allOf = [first, ...others].map(({value}) => value);
  return first.with({allOf});
};

function collectProperties(parts: readonly SchemaPart[]): ReadonlyMap<string, readonly Cursor[]> {
  const found = new Map<string, Cursor[]>();
  for (const {cursor, hidden} of parts) {
    if (hidden.has('properties')) continue;
    for (const [name, property] of cursor.entries('properties')) {
      found.set(name, [...(found.get(name) ?? []), property]);
    }
  }
  return found;
}

const collectRequired = (parts: readonly SchemaPart[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({cursor}) => cursor.texts('required')));

function collectOpenNames(parts: readonly SchemaPart[]): readonly Wanted[] {
  const patterns = findAll(parts, 'patternProperties').flatMap((patterns) =>
    Object.keys(patterns.object).flatMap((pattern) => {
      const cursor = patterns.get(pattern);
      return cursor === undefined
        ? []
        : [{name: `names that match ${pattern}`, cursor, isPattern: true}];
    }),
  );
  const isSchema = ({value}: Cursor): boolean => typeof value === 'object' || value === true;
  const others = [
    ...findAll(parts, 'additionalProperties'),
    ...findAll(parts, 'unevaluatedProperties'),
  ]
    .filter(isSchema)
    .map((cursor) => ({name: 'any other name', cursor, isPattern: true}));
  const names = findAll(parts, 'propertyNames').map((cursor) => ({
    name: 'every name',
    cursor,
    isPattern: true,
  }));
  return [...names, ...patterns, ...others];
}

/**
 * The fields of an object: its properties in the order of the contract, names that are required but
 * not described, then the names that the contract leaves open.
 */
export function toFields(parts: readonly SchemaPart[], place: Place): readonly FieldNode[] {
  const properties = collectProperties(parts);
  const required = collectRequired(parts);
  const root = place.draft.contract;
  const names = [...properties.keys(), ...[...required].filter((name) => !properties.has(name))];
  const named = names.map((name) => ({
    name,
    cursor: toOneSchema(properties.get(name) ?? [], root),
    isRequired: required.has(name),
  }));
  return [...named, ...collectOpenNames(parts)].map((wanted) => toField(wanted, place));
}
