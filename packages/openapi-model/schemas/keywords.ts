import {asObject, type JsonObject, type JsonValue, mapMembers} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';

/** Keywords of JSON Schema 2020-12 and OpenAPI, by the kind of their value. */
const KEYWORDS = {
  schema: `additionalProperties contains else if items not propertyNames then unevaluatedItems
    unevaluatedProperties`,
  schemas: 'allOf anyOf oneOf prefixItems',
  /** Maps from names that the author chooses to schemas. */
  named: '$defs dependentSchemas patternProperties properties',
  limit: `const contentEncoding contentMediaType dependentRequired enum exclusiveMaximum exclusiveMinimum format
    maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum
    multipleOf pattern required type uniqueItems`,
  /** Annotations. Next to a `$ref`, they override those of the target. */
  annotation: 'default deprecated description example examples title',
  /** Keywords that identify or reference schemas, and `$comment`. */
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

export const findKeywordKind = (keyword: string): Kind | undefined => KINDS.get(keyword);

export const ANNOTATIONS = listKeywords('annotation');

/** Keywords that have no effect on a value by themselves. */
export const IDENTIFIERS = [...listKeywords('identifier'), '$defs'];

export const UNIONS = ['oneOf', 'anyOf'] as const;

export const listSubschemas = (schema: Cursor): readonly Cursor[] =>
  Object.keys(asObject(schema.value)).flatMap((keyword) => {
    const kind = KINDS.get(keyword);
    if (kind === 'schema') return schema.get(keyword) ?? [];
    if (kind === 'schemas') return schema.items(keyword);
    return kind === 'named' ? schema.entries(keyword).map(([, member]) => member) : [];
  });

export const mapSubschemas = (
  schema: JsonObject,
  map: (subschema: JsonValue) => JsonValue,
): JsonObject =>
  mapMembers(schema, (value, keyword) => {
    const kind = KINDS.get(String(keyword));
    if (kind === 'schema') return map(value);
    return kind === 'schemas' || kind === 'named' ? mapMembers(value, (one) => map(one)) : value;
  }) as JsonObject;

/** Members that are maps by names which the author chooses. Maps in schemas are not listed here. */
const NAMED = new Set(
  `additionalOperations callbacks content encoding examples headers links mapping mediaTypes parameters pathItems requestBodies responses
  schemas scopes securitySchemes variables webhooks x-webhooks`.split(/\s+/),
);

const DATA = new Set(['const', 'dataValue', 'default', 'enum', 'example', 'security', 'value']);

export const hasNames = (key: string): boolean =>
  NAMED.has(key) || findKeywordKind(key) === 'named';

export const isData = (key: string): boolean =>
  DATA.has(key) || (key.startsWith('x-') && !hasNames(key));
