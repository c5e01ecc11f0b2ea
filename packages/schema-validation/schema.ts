import type {JsonValue} from '@openapi-portal/reports/json';

export type Json = JsonValue;

/** JSON Schema 2020-12, keywords of validation only. */
export type Schema = boolean | SchemaObject;

export type SchemaObject = Readonly<Record<string, unknown>>;
