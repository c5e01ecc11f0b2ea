import {type Reference, toReference} from './address';
import {type AnchorBase, qualify} from './anchors';
import type {Cursor} from '../contract/cursor';
import type {JsonValue} from 'static-pages/reports/json';
import type {PageDraft} from './page';
import {type SchemaNode, toPlace, toSchemaNode} from './schema-tree';

/** An example of a body or a parameter. */
export interface ExampleView {
  readonly name: string;
  readonly summary?: string;
  /** Markdown. */
  readonly description?: string;
  readonly value?: JsonValue;
  /** Where the value stands, if not in the contract. */
  readonly external?: Reference;
}

/** The name of an example to which the contract gives none. */
export const UNNAMED = 'Example';

/** One form that a body takes. */
export interface MediaTypeView {
  readonly mediaType: string;
  readonly anchor: string;
  /** Absent where the contract describes no schema. */
  readonly schema?: SchemaNode;
  readonly examples: readonly ExampleView[];
  /** How the parts of a form are written, one fact a line. */
  readonly encodings: readonly string[];
}

function toExample(name: string, example: Cursor): ExampleView {
  const [summary, description] = [example.text('summary'), example.text('description')];
  const external = toReference(example, ['externalValue', 'externalValue']);
  const value = (example.get('value') ?? example.get('dataValue') ?? example.get('serializedValue'))
    ?.value;
  return {
    name,
    ...(summary !== undefined && {summary}),
    ...(description !== undefined && {description}),
    ...(value !== undefined && {value}),
    ...(external !== undefined && {external}),
  };
}

/** The examples beside a schema: one without a name under `example`, or named ones under `examples`. */
export function toExampleValues(owner: Cursor): readonly ExampleView[] {
  const single = owner.get('example');
  const named = owner
    .entries('examples')
    .map(([name, example]) => toExample(name, example.resolve()));
  return single === undefined ? named : [{name: UNNAMED, value: single.value}, ...named];
}

const toEncodings = (mediaType: Cursor): readonly string[] =>
  mediaType.entries('encoding').flatMap(([name, encoding]) =>
    Object.entries(encoding.object)
      .filter(([key]) => !key.startsWith('x-'))
      .map(
        ([key, value]) =>
          `${name}: ${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      ),
  );

/**
 * The forms of a body, in the order of the contract.
 *
 * @param owner a request body or a response
 * @param base start of the fields' anchors
 */
export function toMediaTypes(
  owner: Cursor,
  draft: PageDraft,
  base: AnchorBase,
): readonly MediaTypeView[] {
  return owner.entries('content').map(([mediaType, content], index) => {
    const inner = index === 0 ? base : qualify(base, mediaType);
    const schema = content.get('schema') ?? content.get('itemSchema');
    return {
      mediaType,
      anchor: draft.anchors.takeBelow(base, mediaType),
      ...(schema !== undefined && {
        schema: toSchemaNode(schema, {...toPlace(draft, base.plain), base: inner}),
      }),
      examples: toExampleValues(content),
      encodings: toEncodings(content),
    };
  });
}
