import {
  findOwnMember,
  formatValue,
  isJsonObject,
  type JsonObject,
} from '@openapi-portal/reports/json';

import {type SamplePart, toFileName} from '@openapi-portal/openapi-samples';
import {
  type FieldEncoding,
  isJsonType,
  type Json,
  type MediaType,
  toFieldPairs,
} from '@openapi-portal/openapi-model/inputs';

const isFileName = (value: Json): value is string =>
  typeof value === 'string' && /^\w[\w.-]*\.[A-Za-z\d]{2,5}$/.test(value);

const toFile = (name: string, value: Json, {contentType}: FieldEncoding): SamplePart => {
  const type = contentType ?? 'application/octet-stream';
  return {name, file: isFileName(value) ? value : toFileName(name, type), contentType: type};
};

function toText(name: string, value: Json, {contentType}: FieldEncoding): SamplePart {
  const type =
    contentType ?? (typeof value === 'object' && value !== null ? 'application/json' : undefined);
  return {name, text: formatValue(value), ...(type !== undefined && {contentType: type})};
}

function toParts(name: string, value: Json, encoding: FieldEncoding): readonly SamplePart[] {
  const {style, explode = style === 'form', contentType = ''} = encoding;
  if (encoding.isFile === true) return [value].flat().map((entry) => toFile(name, entry, encoding));
  if (style !== undefined && (Array.isArray(value) || isJsonObject(value)))
    return toFieldPairs({name, style, explode}, value).map(([key, text]) => ({name: key, text}));
  // With a JSON content type, a list is a single part. Otherwise, each item is a part.
  const values = isJsonType(contentType) ? [value] : ([value].flat() as readonly Json[]);
  return values.map((entry) => toText(name, entry, encoding));
}

/**
 * Converts the members of an object, or the items of an array, to the parts of a form (OpenAPI 3.1, 4.8.15). By
 * default, arrays repeat the name, objects become JSON, and files are referred to by name; the `encoding` of the media
 * type can change this. `application/x-www-form-urlencoded` ignores the content types of the parts.
 */
export const toFormParts = (
  {fields = {}}: MediaType,
  value: JsonObject | readonly Json[],
): readonly SamplePart[] => {
  const entries = isJsonObject(value)
    ? Object.entries(value)
    : value.map((item) => ['', item] as const);
  return entries.flatMap(([name, member]) =>
    toParts(name, member, findOwnMember(fields, name) ?? {}),
  );
};
