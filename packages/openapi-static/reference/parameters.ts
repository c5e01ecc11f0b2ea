import {type AnchorBase, toBase} from './anchors';
import type {Note} from './constraints';
import type {Cursor} from '../contract/cursor';
import {formatValue, type JsonValue} from 'static-pages/reports/json';
import {type ExampleView, toExampleValues, UNNAMED} from './media-types';
import type {Operation} from '../contract/operations';
import type {PageDraft} from './page';
import {type FieldNode, type SchemaNode, toPlace, toSchemaNode} from './schema-tree';

/** The parameters of one place: path, query, header or cookie. */
export interface ParameterGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FieldNode[];
}

const GROUPS = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
] as const;

function toSerialization(parameter: Cursor): readonly Note[] {
  const style = parameter.text('style');
  const explode = parameter.get('explode')?.value;
  return [
    ...(style === undefined ? [] : [{text: 'style', code: style}]),
    ...(explode === true ? [{text: 'repeated for each value'}] : []),
    ...(explode === false ? [{text: 'values in one, separated'}] : []),
    ...(parameter.isTrue('allowReserved') ? [{text: 'reserved characters allowed'}] : []),
    ...(parameter.isTrue('allowEmptyValue') ? [{text: 'may be empty'}] : []),
  ];
}

const toValues = (examples: readonly ExampleView[]): readonly JsonValue[] =>
  examples.flatMap(({value}) => (value === undefined ? [] : [value]));

const toExampleTexts = (examples: readonly ExampleView[]): readonly string[] =>
  examples.flatMap(({name, summary, description}) => {
    const words = [summary, description].filter((text) => text !== undefined).join(' ');
    return name === UNNAMED
      ? []
      : [words === '' ? `Example \`${name}\`.` : `Example \`${name}\`: ${words}`];
  });

/** The schema of a parameter with what the parameter says itself, which goes first. */
function withOwnFacts(schema: SchemaNode, parameter: Cursor): SchemaNode {
  const [mediaType, content] = parameter.entries('content')[0] ?? [];
  const examples = toExampleValues(content ?? parameter);
  const values = toValues(examples);
  const description = parameter.text('description')?.trim();
  const isDeprecated = parameter.isTrue('deprecated') && !schema.badges.includes('deprecated');
  return {
    ...schema,
    badges: isDeprecated ? [...schema.badges, 'deprecated'] : schema.badges,
    notes: [
      ...schema.notes,
      ...(mediaType === undefined ? [] : [{text: 'written as', code: mediaType}]),
      ...toSerialization(parameter),
    ],
    descriptions: [
      ...new Set([...(description ? [description] : []), ...schema.descriptions]),
      ...toExampleTexts(examples),
    ],
    examples: [
      ...values,
      ...schema.examples.filter(
        (example) => !values.some((value) => formatValue(value) === formatValue(example)),
      ),
    ],
  };
}

/** A parameter or a header as a field. */
export function toParameterField(
  parameter: Cursor,
  name: string,
  draft: PageDraft,
  base: AnchorBase,
): FieldNode {
  const anchor = draft.anchors.takeBelow(base, name);
  draft.countField();
  const content = parameter.entries('content')[0]?.[1];
  const cursor = parameter.get('schema') ?? content?.get('schema') ?? parameter.with(true);
  const schema = toSchemaNode(cursor, {...toPlace(draft, anchor), base: toBase(anchor), depth: 1});
  return {
    name,
    anchor,
    isRequired: parameter.isTrue('required'),
    isPattern: false,
    schema: withOwnFacts(schema, parameter),
  };
}

/** The parameters of an operation by name and place; its own win over those of its path. */
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

/** The parameters of an operation, grouped by place in a fixed order. */
export function toParameterGroups(
  operation: Operation,
  draft: PageDraft,
): readonly ParameterGroup[] {
  const parameters = listParameters(operation);
  return GROUPS.flatMap(([place, title]) => {
    const own = parameters.filter((parameter) => parameter.text('in') === place);
    if (own.length === 0) return [];
    const id = draft.anchors.take(`parameters.${place}`);
    const fields = own.map((parameter) =>
      toParameterField(parameter, parameter.text('name') ?? '', draft, toBase(id)),
    );
    return [{id, title, fields}];
  });
}
