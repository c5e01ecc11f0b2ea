import {toUnique} from '@openapi-portal/reports/json';
import {removeRepeatedTexts} from './repeated-texts';
import {type AnchorBase, toBase} from './anchors';
import {findDeprecation} from './deprecation';
import {
  type Cursor,
  type Example,
  findExampleValue,
  explainIgnoredHeader,
  listExamples,
  listParameters,
  type Operation,
  UNNAMED_EXAMPLE,
} from '@openapi-portal/openapi-model';
import type {Note} from './constraints';
import type {PageBuilder} from './page';
import {describeStyle} from './parameter-style';
import {buildLocation, buildSchemaNode, type FieldNode, type SchemaNode} from './schema-tree';

const GROUPS = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['querystring', 'Query string'],
  ['cookie', 'Cookie parameters'],
] as const;

const describeExamples = (examples: readonly Example[]): readonly string[] =>
  examples.flatMap(([name, example]) => {
    const words = [example.text('summary'), example.text('description')].filter(Boolean).join(' ');
    const sent = example.has('dataValue') ? example.text('serializedValue') : undefined;
    if (name === UNNAMED_EXAMPLE) return [];
    const title = words === '' ? `Example \`${name}\`.` : `Example \`${name}\`: ${words}`;
    return [sent === undefined ? title : `${title} Sent as \`${sent}\`.`];
  });

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Returns the media type of a parameter with `content`, which has no style. */
const findContent = (parameter: Cursor): Cursor | undefined =>
  parameter.entries('content')[0]?.[1].resolve();

/** Explains why a header parameter such as `Authorization` is ignored (OpenAPI 3.1.1, 4.8.12.2.1). */
function describeIgnored(parameter: Cursor, name: string): readonly Note[] {
  const source = explainIgnoredHeader(name, parameter.text('in'));
  return source === undefined ? [] : [{text: `ignored: OpenAPI takes it from ${source}`}];
}

function addOwnFacts(
  schema: SchemaNode,
  parameter: Cursor,
  name: string,
  builder: PageBuilder,
): SchemaNode {
  const examples = listExamples(findContent(parameter) ?? parameter);
  const values = examples.map(([, example]) => findExampleValue(example)).filter(isPresent);
  const all = toUnique([...values, ...schema.examples]);
  const location = parameter.text('in') ?? 'header';
  const description = parameter.text('description')?.trim();
  const badges = parameter.isTrue('deprecated') ? ['deprecated'] : [];
  const deprecation = findDeprecation(parameter, builder.context);
  return {
    ...schema,
    badges: [...new Set([...schema.badges, ...badges])],
    ...(deprecation && {deprecation}),
    notes: [
      ...describeIgnored(parameter, name),
      ...schema.notes,
      ...describeStyle(parameter, {name, location}, all[0]),
    ],
    descriptions: [
      ...removeRepeatedTexts([description, ...schema.descriptions].filter(isPresent)),
      ...describeExamples(examples),
    ],
    examples: all,
  };
}

export function buildParameterField(
  parameter: Cursor,
  name: string,
  builder: PageBuilder,
  base: AnchorBase,
): FieldNode {
  const anchor = builder.anchors.takeBelow(base, name);
  builder.countFields(1);
  const content = findContent(parameter);
  const cursor = parameter.get('schema') ?? content?.get('schema') ?? parameter.with(true);
  const schema = buildSchemaNode(cursor, buildLocation(toBase(anchor), builder, 1));
  return {
    name,
    anchor,
    isRequired: parameter.isTrue('required') && describeIgnored(parameter, name).length === 0,
    isPattern: false,
    schema: addOwnFacts(schema, parameter, name, builder),
  };
}

export function buildParameterGroups(
  operation: Pick<Operation, 'cursor' | 'pathItem'>,
  builder: PageBuilder,
  parent = 'parameters',
) {
  const parameters = listParameters(operation);
  return GROUPS.flatMap(([location, title]) => {
    const own = parameters.filter((parameter) => parameter.text('in') === location);
    if (own.length === 0) return [];
    const anchor = builder.anchors.take(`${parent}.${location}`);
    const fields = own.map((parameter) =>
      buildParameterField(parameter, parameter.text('name') ?? '', builder, toBase(anchor)),
    );
    return [{anchor, title, fields}];
  });
}
