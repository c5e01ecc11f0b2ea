import type {Cursor} from '../../contract/cursor';

/** Keywords whose value is a schema, a list of schemas (or one), or schemas by name. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set(
  'items additionalProperties unevaluatedItems unevaluatedProperties propertyNames contains not if then else'.split(
    ' ',
  ),
);
export const LIST_KEYWORDS: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'prefixItems',
]);
export const MAP_KEYWORDS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
]);

/** The schemas that stand directly in a schema, references not followed. */
export const findSubschemas = (schema: Cursor): readonly Cursor[] =>
  Object.keys(schema.object).flatMap((keyword) => {
    if (SCHEMA_KEYWORDS.has(keyword)) return schema.get(keyword) ?? [];
    if (LIST_KEYWORDS.has(keyword)) return schema.items(keyword);
    return MAP_KEYWORDS.has(keyword) ? schema.entries(keyword).map(([, member]) => member) : [];
  });
