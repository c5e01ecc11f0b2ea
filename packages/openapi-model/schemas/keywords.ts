import {asObject, type JsonObject, type JsonValue, mapMembers} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';

/** The keywords of JSON Schema 2020-12 and of OpenAPI, by the kind of their values. */
const KEYWORDS = {
  schema: `additionalProperties contains else if items not propertyNames then unevaluatedItems
    unevaluatedProperties`,
  schemas: 'allOf anyOf oneOf prefixItems',
  /** Schemas by names that the author chose. */
  named: '$defs dependentSchemas patternProperties properties',
  /** Constraints on a value itself. */
  limit: `const contentEncoding contentMediaType dependentRequired enum exclusiveMaximum exclusiveMinimum format
    maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum
    multipleOf pattern required type uniqueItems`,
  /** Annotations, which override those of the target next to a `$ref`. */
  annotation: 'default deprecated description example examples title',
  /** Keywords that identify schemas, or address the contract's author. */
  identifier: '$anchor $comment $dynamicAnchor $dynamicRef $id $ref $schema $vocabulary',
  other: 'contentSchema discriminator externalDocs nullable readOnly writeOnly xml',
} as const;

type Kind = keyof typeof KEYWORDS;

const listKeywords = (kind: Kind): readonly string[] => KEYWORDS[kind].split(/\s+/);

const KINDS: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(KEYWORDS) as Kind[]).flatMap((kind) =>
    listKeywords(kind).map((keyword) => [keyword, kind] as const),
  ),
);

/** Returns the kind of a keyword; undefined for an unknown one. */
export const findKeywordKind = (keyword: string): Kind | undefined => KINDS.get(keyword);

export const ANNOTATIONS = listKeywords('annotation');

/** Keywords without a constraint. */
export const IDENTIFIERS = [...listKeywords('identifier'), '$defs'];

/** Keywords among whose schemas a value chooses. */
export const UNIONS = ['oneOf', 'anyOf'] as const;

/** Lists the direct subschemas of a schema, without resolving references. */
export const listSubschemas = (schema: Cursor): readonly Cursor[] =>
  Object.keys(asObject(schema.value)).flatMap((keyword) => {
    const kind = KINDS.get(keyword);
    if (kind === 'schema') return schema.get(keyword) ?? [];
    if (kind === 'schemas') return schema.items(keyword);
    return kind === 'named' ? schema.entries(keyword).map(([, member]) => member) : [];
  });

/** Replaces each direct subschema of a schema. */
export const mapSubschemas = (
  schema: JsonObject,
  map: (subschema: JsonValue) => JsonValue,
): JsonObject =>
  mapMembers(schema, (value, keyword) => {
    const kind = KINDS.get(String(keyword));
    if (kind === 'schema') return map(value);
    return kind === 'schemas' || kind === 'named' ? mapMembers(value, (one) => map(one)) : value;
  }) as JsonObject;
