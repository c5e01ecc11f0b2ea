import {type AnchorBase, qualify} from './anchors';
import {type Cursor, listExamples} from '@openapi-portal/openapi-model';
import {buildEncodings} from './encodings';
import type {PageBuilder} from './page';
import {buildLocation, buildSchemaNode, type SchemaLocation, type SchemaNode} from './schema-tree';

/** What a page shows once, however many responses refer to it. */
export class SharedParts<Part> {
  private readonly parts = new Map<string, Part>();

  /** The part with this reference, which may stand there already; without one it is never shared. */
  take(reference: string | undefined, build: () => Part): Part {
    if (reference === undefined) return build();
    const part = this.parts.get(reference) ?? build();
    this.parts.set(reference, part);
    return part;
  }
}

/** A stream as a list without an end, of items of one schema (OpenAPI 3.2). */
function buildStream(items: Cursor, location: SchemaLocation): SchemaNode {
  const schema = buildSchemaNode(items, location);
  return {
    type: `stream of ${schema.type}`,
    badges: [],
    notes: [],
    descriptions: [],
    values: [],
    examples: [],
    documents: [],
    fields: [],
    items: [{label: 'Each item', isInType: true, schema}],
    variants: [],
  };
}

/**
 * What a body is: its schema, or a stream. A contract may have both for one body, which is then the same in other
 * words.
 */
function buildBodySchema(
  mediaType: Cursor,
  location: SchemaLocation,
  shared: SharedParts<SchemaNode>,
) {
  const [schema, items] = [mediaType.get('schema'), mediaType.get('itemSchema')];
  const stream = items && buildStream(items, location);
  if (schema === undefined) return stream;
  const whole = shared.take(schema.text('$ref'), () => buildSchemaNode(schema, location));
  return stream === undefined ? whole : {...whole, items: [...whole.items, ...stream.items]};
}

/**
 * The forms of a body, in the order of the contract.
 *
 * @param owner a request body or a response
 * @param base start of the fields' anchors
 * @param shared schemas that stand once for all who refer to them
 */
export const buildMediaTypes = (
  owner: Cursor,
  builder: PageBuilder,
  base: AnchorBase,
  shared = new SharedParts<SchemaNode>(),
) =>
  owner.entries('content').map(([mediaType, entry], index) => {
    const cursor = entry.resolve();
    const inner = index === 0 ? base : qualify(base, mediaType);
    return {
      mediaType,
      anchor: builder.anchors.takeBelow(base, mediaType),
      cursor,
      schema: buildBodySchema(cursor, buildLocation(inner, builder), shared),
      encodings: buildEncodings(cursor, builder, inner),
      examples: listExamples(cursor),
    };
  });

/** One form that a body takes; without a schema where the contract describes none. */
export type MediaType = ReturnType<typeof buildMediaTypes>[number];
