import {type AnchorBase, qualify} from './anchors';
import {type Cursor, listExamples} from '@openapi-portal/openapi-model';
import {writeJson} from '@openapi-portal/reports/json';
import {buildEncodings} from './encodings';
import type {PageBuilder} from './page';
import {buildLocation, buildSchemaNode, type SchemaLocation, type SchemaNode} from './schema-tree';

/** Keeps parts that a page shows once, although several responses refer to them. */
export class SharedParts<Part> {
  private readonly parts = new Map<string, Part>();

  /** Returns the part with this reference, building it on first use. Without a reference a part is never shared. */
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
 * Builds the schema of a body, or of the items of a stream. If a contract has both, they describe the same body.
 */
function buildBodySchema(
  mediaType: Cursor,
  location: SchemaLocation,
  shared: SharedParts<SchemaNode>,
  inline: SharedParts<SchemaNode>,
) {
  const [schema, items] = [mediaType.get('schema'), mediaType.get('itemSchema')];
  const stream = items && buildStream(items, location);
  if (schema === undefined) return stream;
  const build = (): SchemaNode => buildSchemaNode(schema, location);
  const reference = schema.text('$ref');
  const whole =
    reference === undefined
      ? inline.take(writeJson(schema.value), build)
      : shared.take(reference, build);
  return stream === undefined ? whole : {...whole, items: [...whole.items, ...stream.items]};
}

/**
 * Builds the media types of a body, in the order of the contract.
 *
 * @param owner a request body or a response
 * @param base prefix of the fields' anchors
 * @param shared schemas that are shown once
 */
export const buildMediaTypes = (
  owner: Cursor,
  builder: PageBuilder,
  base: AnchorBase,
  shared = new SharedParts<SchemaNode>(),
) => {
  const inline = new SharedParts<SchemaNode>();
  return owner.entries('content').map(([mediaType, entry], index) => {
    const cursor = entry.resolve();
    const inner = index === 0 ? base : qualify(base, mediaType);
    return {
      mediaType,
      anchor: builder.anchors.takeBelow(base, mediaType),
      cursor,
      schema: buildBodySchema(cursor, buildLocation(inner, builder), shared, inline),
      encodings: buildEncodings(cursor, builder, inner),
      examples: listExamples(cursor),
    };
  });
};

/** A media type of a body, with its schema if the contract has one. */
export type MediaType = ReturnType<typeof buildMediaTypes>[number];
