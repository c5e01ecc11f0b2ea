import {
  asList,
  asObject,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  omit,
} from '@openapi-portal/reports/json';
import {IDENTIFIERS} from '@openapi-portal/openapi-model';
import {DESCRIPTIVE_KEYWORDS} from './descriptive-keywords';

const WORDS = new Set([...DESCRIPTIVE_KEYWORDS, ...IDENTIFIERS]);

/** Returns true for keywords that do not limit values: descriptions, identifiers and extensions. */
export const isAnnotation = (key: string): boolean => WORDS.has(key) || key.startsWith('x-');

/** Returns true for a schema that permits every value. */
const isOpen = (value: JsonValue): boolean =>
  value === true ||
  (isJsonObject(value) &&
    Object.keys(removeNeutralKeywords(value)).every((key) => isAnnotation(key)));

const isEmpty = (value: JsonValue): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const isZero = (value: JsonValue): boolean => value === 0;

type IsNeutral = (value: JsonValue, schema: JsonObject) => boolean;

const isBranch: IsNeutral = (value, {if: condition}) => condition === undefined || isOpen(value);

/**
 * Keywords, each with a test whether a value permits everything (JSON Schema 2020-12 Core, 10; Validation, 6). Keywords
 * on which others depend, such as `additionalProperties`, are not included.
 */
const NEUTRAL = new Map<string, IsNeutral>([
  ...['propertyNames', 'unevaluatedProperties', 'unevaluatedItems'].map(
    (key) => [key, isOpen] as const,
  ),
  ...['properties', 'patternProperties', 'prefixItems', 'required'].map(
    (key) => [key, isEmpty] as const,
  ),
  ...['minLength', 'minItems', 'minProperties'].map((key) => [key, isZero] as const),
  ['uniqueItems', (value) => value === false],
  ['not', (value) => value === false],
  ['allOf', (value) => isJsonList(value) && asList(value).every(isOpen)],
  ['dependentRequired', (value) => Object.values(asObject(value)).every(isEmpty)],
  ['dependentSchemas', (value) => Object.values(asObject(value)).every(isOpen)],
  ['if', (_, schema) => [schema.then ?? true, schema.else ?? true].every(isOpen)],
  ['then', isBranch],
  ['else', isBranch],
  ['contains', (_, {minContains, maxContains}) => minContains === 0 && maxContains === undefined],
  [
    'minContains',
    (value, {contains, maxContains}) =>
      contains === undefined || (value === 0 && maxContains === undefined),
  ],
  ['maxContains', (_, {contains}) => contains === undefined],
]);

/** Removes the keywords that permit every value, which leaves the meaning of a schema unchanged. */
export function removeNeutralKeywords(schema: JsonObject): JsonObject {
  const neutral = Object.entries(schema).flatMap(([key, value]) =>
    NEUTRAL.get(key)?.(value, schema) === true ? [key] : [],
  );
  return neutral.length === 0 ? schema : omit(schema, neutral);
}
