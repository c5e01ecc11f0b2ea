import {findOwnMember, isJsonList, isJsonObject, writeJson} from '@openapi-portal/reports/json';

import type {ConsoleForm} from './form';
import {toFormParts} from './form-parts';
import {
  type FieldEncoding,
  type Json,
  type MediaType,
  parseJson,
} from '@openapi-portal/openapi-model/inputs';

export const listFiles = ({
  mediaType,
  fields = {},
}: MediaType): readonly (readonly [name: string, FieldEncoding])[] =>
  mediaType.startsWith('multipart/')
    ? Object.entries(fields).filter(([, field]) => field.isFile === true)
    : [];

export const toFileKey = (name: string): string => `file ${name}`;

/** Writes the names of chosen files into a field of a form's JSON text, which may be no object. */
export function withFileNames(
  text: string,
  field: string,
  files: readonly File[],
  isList: boolean,
): string {
  let value: Json;
  const names = files.map(({name}) => name);
  // The body is an array: its parts have no names, and all of them are files.
  if (field === '') return writeJson(names, 2);
  try {
    value = parseJson(text.trim() === '' ? '{}' : text);
  } catch {
    return text;
  }
  if (!isJsonObject(value)) return text;
  const {[field]: _before, ...others} = value;
  const named = names.length === 0 ? value : {...value, [field]: isList ? names : (names[0] ?? '')};
  return writeJson(names.length === 0 ? others : named, 2);
}

export function findMissingFiles(
  described: MediaType,
  value: Json,
  {files}: Pick<ConsoleForm, 'files'>,
): readonly string[] {
  if (!isJsonObject(value) && !isJsonList(value)) return [];
  const named = toFormParts(described, value).flatMap((part) => ('file' in part ? part.name : []));
  return listFiles(described)
    .map(([name]) => name)
    .filter(
      (name) =>
        named.filter((one) => one === name).length > (findOwnMember(files, name)?.length ?? 0),
    );
}
