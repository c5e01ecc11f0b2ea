import {type JsonValue, mapMembers} from '@openapi-portal/reports/json';

/** Matches a brace after a brace. Dynamic variables such as `{{$guid}}` only stand for random values. */
const SECOND_BRACE = /(?<=\{)\{(?!\$)/g;

/**
 * Separates the braces of `{{name}}`, for which Postman would send a variable of the reader, such as a token for another
 * server. Postman has no escape for braces.
 */
export const separateBraces = (text: string): string => text.replace(SECOND_BRACE, ' {');

/** Escapes the braces of `{{name}}` in the strings of a JSON text. The value stays the same. */
export const escapeBraces = (json: string): string => json.replace(SECOND_BRACE, '\\u007b');

/** Separates the braces in all strings of a value. */
export const separateAll = <Value>(value: Value): Value =>
  typeof value === 'string'
    ? (separateBraces(value) as Value)
    : (mapMembers(value as JsonValue, separateAll) as Value);
