import type {NodeType} from '@redocly/openapi-core';

type Properties = NodeType['properties'];

/** The types of a schema (JSON Schema draft 4, Validation, 5.5.2.1). */
export const SCHEMA_TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

export const withProperties = (type: NodeType | undefined, properties: Properties): NodeType => ({
  ...type,
  properties: {...type?.properties, ...properties},
});

const isFile = (value: unknown): boolean => (value as {type?: unknown} | null)?.type === 'file';

const LIMITS = {maximum: {type: 'number'}, minimum: {type: 'number'}} as const;

/** `collectionFormat` of headers and nested lists, where `multi` is invalid. */
const ONE_TEXT = {collectionFormat: {enum: ['csv', 'ssv', 'tsv', 'pipes']}};

/**
 * Corrects the types of Redocly 2.62.1 for Swagger 2.0. Redocly rejects a file in a response (Response Object), an
 * array of types (Schema Object, which has the `type` of JSON Schema draft 4) and a limit that is not an integer
 * (Parameter Object). It accepts an array of `items`, and `multi` in headers and nested lists (Header Object, Items
 * Object).
 *
 * @see https://spec.openapis.org/oas/v2.0.html
 */
export const correctSwaggerTypes = (
  types: Readonly<Record<string, NodeType>>,
): Record<string, NodeType> => ({
  ...types,
  Schema: withProperties(types.Schema, {
    type: (value: unknown) =>
      Array.isArray(value)
        ? {type: 'array', items: {type: 'string', enum: SCHEMA_TYPES}}
        : {enum: SCHEMA_TYPES},
    items: (value: unknown) => (Array.isArray(value) ? {type: 'object'} : 'Schema'),
  }),
  FileSchema: withProperties(types.Schema, {type: {enum: ['file']}}),
  Response: withProperties(types.Response, {
    schema: (value: unknown) => (isFile(value) ? 'FileSchema' : 'Schema'),
  }),
  Parameter: withProperties(types.Parameter, LIMITS),
  ParameterItems: withProperties(types.ParameterItems, {...LIMITS, ...ONE_TEXT}),
  Header: withProperties(types.Header, {...LIMITS, ...ONE_TEXT}),
});
