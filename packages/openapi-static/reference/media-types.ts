import {type AnchorBase, qualify} from './anchors';
import type {Cursor} from '../contract/cursor';
import type {JsonValue} from 'static-pages/reports/json';
import type {PageBuilder} from './page';
import {buildLocation, buildSchemaNode} from './schema-tree';

export type Example = readonly [string, Cursor];

/** The name of an example to which the contract gives none. */
export const UNNAMED = 'Example';

/** The examples beside a schema: one without a name under `example`, or named ones under `examples`. */
export function listExamples(owner: Cursor): readonly Example[] {
  const single = owner.get('example');
  const named = owner
    .entries('examples')
    .map(([name, example]) => [name, example.resolve()] as const);
  return single === undefined ? named : [[UNNAMED, single.with({value: single.value})], ...named];
}

/** The value of an example, if it stands in the contract. */
export const findExampleValue = (example: Cursor): JsonValue | undefined =>
  (example.get('value') ?? example.get('dataValue') ?? example.get('serializedValue'))?.value;

/**
 * The forms of a body, in the order of the contract.
 *
 * @param owner a request body or a response
 * @param base start of the fields' anchors
 */
export const buildMediaTypes = (owner: Cursor, builder: PageBuilder, base: AnchorBase) =>
  owner.entries('content').map(([mediaType, cursor], index) => {
    const inner = index === 0 ? base : qualify(base, mediaType);
    const schema = cursor.get('schema') ?? cursor.get('itemSchema');
    return {
      mediaType,
      anchor: builder.anchors.takeBelow(base, mediaType),
      cursor,
      schema: schema && buildSchemaNode(schema, buildLocation(inner, builder)),
      examples: listExamples(cursor),
    };
  });

/** One form that a body takes; without a schema where the contract describes none. */
export type MediaType = ReturnType<typeof buildMediaTypes>[number];
