import {type AnchorBase, toBase} from './anchors';
import type {Note} from './constraints';
import type {Cursor} from '../contract/cursor';
import {type Example, findExampleValue, listExamples, UNNAMED} from './media-types';
import type {Operation} from '../contract/operations';
import type {PageBuilder} from './page';
import {describeStyle} from './parameter-style';
import {
  buildLocation,
  buildSchemaNode,
  type FieldNode,
  type SchemaNode,
  toUnique,
} from './schema-tree';

const GROUPS = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
] as const;

/** How the value is written in a request. */
function describeSerialization(parameter: Cursor): readonly Note[] {
  const mediaType = parameter.entries('content')[0]?.[0];
  return [
    ...(mediaType === undefined
      ? describeStyle(parameter)
      : [{text: 'written as', code: mediaType}]),
    ...(parameter.isTrue('allowReserved') ? [{text: 'reserved characters allowed'}] : []),
    ...(parameter.isTrue('allowEmptyValue') ? [{text: 'may be empty'}] : []),
  ];
}

const describeExamples = (examples: readonly Example[]): readonly string[] =>
  examples.flatMap(([name, example]) => {
    const words = [example.text('summary'), example.text('description')].filter(Boolean).join(' ');
    if (name === UNNAMED) return [];
    return [words === '' ? `Example \`${name}\`.` : `Example \`${name}\`: ${words}`];
  });

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** The schema of a parameter with what the parameter says itself, which goes first. */
function addOwnFacts(schema: SchemaNode, parameter: Cursor): SchemaNode {
  const examples = listExamples(parameter.entries('content')[0]?.[1] ?? parameter);
  const values = examples.map(([, example]) => findExampleValue(example)).filter(isPresent);
  const description = parameter.text('description')?.trim();
  const badges = parameter.isTrue('deprecated') ? ['deprecated'] : [];
  return {
    ...schema,
    badges: [...new Set([...schema.badges, ...badges])],
    notes: [...schema.notes, ...describeSerialization(parameter)],
    descriptions: [
      ...new Set([description, ...schema.descriptions].filter(isPresent)),
      ...describeExamples(examples),
    ],
    examples: toUnique([...values, ...schema.examples]),
  };
}

/** A parameter or a header as a field. */
export function buildParameterField(
  parameter: Cursor,
  name: string,
  builder: PageBuilder,
  base: AnchorBase,
): FieldNode {
  const anchor = builder.anchors.takeBelow(base, name);
  builder.countField();
  const content = parameter.entries('content')[0]?.[1];
  const cursor = parameter.get('schema') ?? content?.get('schema') ?? parameter.with(true);
  const schema = buildSchemaNode(cursor, buildLocation(toBase(anchor), builder, 1));
  return {
    name,
    anchor,
    isRequired: parameter.isTrue('required'),
    isPattern: false,
    schema: addOwnFacts(schema, parameter),
  };
}

/** The parameters of an operation by name and location; its own win over those of its path. */
export function listParameters({
  cursor,
  pathItem,
}: Pick<Operation, 'cursor' | 'pathItem'>): readonly Cursor[] {
  const all = [...pathItem.items('parameters'), ...cursor.items('parameters')];
  const byKey = new Map(
    all.map((item) => {
      const parameter = item.resolve();
      return [`${parameter.text('in') ?? ''} ${parameter.text('name') ?? ''}`, parameter];
    }),
  );
  return [...byKey.values()];
}

/** The parameters of an operation, grouped by location in a fixed order. */
export function buildParameterGroups(operation: Operation, builder: PageBuilder) {
  const parameters = listParameters(operation);
  return GROUPS.flatMap(([location, title]) => {
    const own = parameters.filter((parameter) => parameter.text('in') === location);
    if (own.length === 0) return [];
    const anchor = builder.anchors.take(`parameters.${location}`);
    const fields = own.map((parameter) =>
      buildParameterField(parameter, parameter.text('name') ?? '', builder, toBase(anchor)),
    );
    return [{anchor, title, fields}];
  });
}
