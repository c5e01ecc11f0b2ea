import {asObject, type JsonObject, type JsonValue, mapMembers} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';

/** The keywords of JSON Schema 2020-12 and of OpenAPI, by what stands under them. */
const KEYWORDS = {
  schema: `additionalProperties contains else if items not propertyNames then unevaluatedItems
    unevaluatedProperties`,
  schemas: 'allOf anyOf oneOf prefixItems',
  /** Schemas by names that the author chose. */
  named: '$defs dependentSchemas patternProperties properties',
  /** What a value has to be, beside what schemas say of it. */
  limit: `const contentEncoding contentMediaType dependentRequired enum exclusiveMaximum exclusiveMinimum format
    maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum
    multipleOf pattern required type uniqueItems`,
  /** Words about a schema: beside a `$ref` they stand for those at its end. */
  annotation: 'default deprecated description example examples title',
  /** What only serves to find schemas, or speaks to who writes the contract. */
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

/** What stands under a keyword; nothing where no schema has it. */
export const findKeywordKind = (keyword: string): Kind | undefined => KINDS.get(keyword);

export const ANNOTATIONS = listKeywords('annotation');

/** Keywords that say nothing of a value. */
export const IDENTIFIERS = [...listKeywords('identifier'), '$defs'];

/** Keywords among whose schemas a value chooses. */
export const UNIONS = ['oneOf', 'anyOf'] as const;

/** The schemas that stand directly in a schema, references not followed. */
export const listSubschemas = (schema: Cursor): readonly Cursor[] =>
  Object.keys(asObject(schema.value)).flatMap((keyword) => {
    const kind = KINDS.get(keyword);
    if (kind === 'schema') return schema.get(keyword) ?? [];
    if (kind === 'schemas') return schema.items(keyword);
    return kind === 'named' ? schema.entries(keyword).map(([, member]) => member) : [];
  });

/** A schema with something else in the place of each schema that stands in it. */
export const mapSubschemas = (
  schema: JsonObject,
  map: (subschema: JsonValue) => JsonValue,
): JsonObject =>
  mapMembers(schema, (value, keyword) => {
    const kind = KINDS.get(String(keyword));
    if (kind === 'schema') return map(value);
    return kind === 'schemas' || kind === 'named' ? mapMembers(value, (one) => map(one)) : value;
  }) as JsonObject;
