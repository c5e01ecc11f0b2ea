import type {JsonValue} from '@openapi-portal/reports/json';

export type Json = JsonValue;

/** A schema of JSON Schema 2020-12 that only has keywords for validation. */
export type Schema = boolean | SchemaObject;

export type SchemaObject = Readonly<Record<string, unknown>>;
