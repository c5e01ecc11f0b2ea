import {type AnchorBase, qualify} from './anchors';
import type {Cursor} from '@openapi-portal/openapi-model';
import {listBodyExamples} from '@openapi-portal/openapi-model/inputs/build';
import {writeJson} from '@openapi-portal/reports/json';
import {buildEncodings} from './encodings';
import type {PageBuilder} from './page';
import {buildLocation, buildSchemaNode, type SchemaLocation, type SchemaNode} from './schema-tree';

/** Parts that a page shows once, although several responses reference them. */
export class SharedParts<Part> {
  private readonly parts = new Map<string, Part>();

  take(reference: string | undefined, build: () => Part): Part {
    if (reference === undefined) return build();
    const part = this.parts.get(reference) ?? build();
    this.parts.set(reference, part);
    return part;
  }
}

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

/** Builds the schema of a body, or of the items of a stream. A contract may define both for one body. */
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
      examples: listBodyExamples(mediaType, cursor),
    };
  });
};

export type MediaType = ReturnType<typeof buildMediaTypes>[number];
