import {findOwn, isJsonList, isJsonObject, writeJson} from '@openapi-portal/reports/json';

import type {ConsoleForm} from './form';
import {toFormParts} from './form-parts';
import {
  type FieldEncoding,
  type Json,
  type MediaType,
  parseJson,
} from '@openapi-portal/openapi-model/inputs';

/** The fields of a form that are files, by their names. */
export const listFiles = ({
  mediaType,
  fields = {},
}: MediaType): readonly (readonly [name: string, FieldEncoding])[] =>
  mediaType.startsWith('multipart/')
    ? Object.entries(fields).filter(([, field]) => field.isFile === true)
    : [];

/** The name of such a field among the fields of the console. */
export const toFileKey = (name: string): string => `file ${name}`;

/**
 * Writes the names of the chosen files into a field of a form's JSON text; removes the field if no file is
 * chosen. Text that is no JSON object stays unchanged.
 */
export function withFileNames(
  text: string,
  field: string,
  files: readonly File[],
  isList: boolean,
): string {
  let value: Json;
  const names = files.map(({name}) => name);
  // The parts of an array have no names: it contains all files.
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

/** The fields that name more files than were chosen for them. */
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
      (name) => named.filter((one) => one === name).length > (findOwn(files, name)?.length ?? 0),
    );
}
