import {toBase} from './anchors';
import {collectProperties, type Cursor, findAll, findEntries} from '@openapi-portal/openapi-model';
import {isCheckable} from '@openapi-portal/openapi-model/inputs/build';
import {buildSchemaNode, type FieldNode, type SchemaLocation} from './schema-tree';

function listOpenNames(parts: readonly Cursor[]): readonly (readonly [string, Cursor])[] {
  const others = ['additionalProperties', 'unevaluatedProperties']
    .flatMap((keyword) => findAll(parts, keyword))
    .filter(({value}) => typeof value === 'object' || value === true);
  return [
    ...findAll(parts, 'propertyNames').map((cursor) => ['every name', cursor] as const),
    ...findEntries(parts, 'patternProperties').map(
      ([pattern, cursor]) =>
        [
          `names that match ${pattern}${isCheckable(pattern) ? '' : ' (not checked here)'}`,
          cursor,
        ] as const,
    ),
    ...others.map((cursor) => ['any other name', cursor] as const),
  ];
}

export function buildFields(
  parts: readonly Cursor[],
  location: SchemaLocation,
): readonly FieldNode[] {
  const {builder, base, depth, steps} = location;
  const properties = collectProperties(parts);
  const required = new Set(parts.flatMap((part) => part.texts('required')));
  const buildField = (name: string, cursor: Cursor, isPattern: boolean): FieldNode => {
    const anchor = builder.anchors.takeBelow(base, isPattern ? '*' : name);
    builder.countFields(1);
    const inside = {base: toBase(anchor), depth: depth + 1, steps: steps + 1, isEntry: false};
    const schema = buildSchemaNode(cursor, {...location, ...inside});
    return {name, anchor, isRequired: !isPattern && required.has(name), isPattern, schema};
  };
  return [
    ...[...new Set([...properties.keys(), ...required])].map((name) =>
      buildField(name, properties.get(name) ?? builder.contract.with(true), false),
    ),
    ...listOpenNames(parts).map(([name, cursor]) => buildField(name, cursor, true)),
  ];
}
