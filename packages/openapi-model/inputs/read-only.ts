import {isJsonList, isJsonObject, groupEntries} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {UNIONS} from '../schemas/keywords';
import type {Json} from './model';
import {listProperties} from './fields';

/** Returns true if a property, or the target of its reference, has the mark. */
const isMarked = (property: Cursor | undefined, mark: 'readOnly' | 'writeOnly'): boolean =>
  property?.isTrue(mark) === true || property?.target()?.isTrue(mark) === true;

export const isReadOnly = (property: Cursor | undefined): boolean => isMarked(property, 'readOnly');

export const isWriteOnly = (property: Cursor | undefined): boolean =>
  isMarked(property, 'writeOnly');

/** Lists the properties that a value may have, by name. Variants can have different properties of the same name. */
function listPossible(schema: Cursor): ReadonlyMap<string, readonly Cursor[]> {
  const variants = UNIONS.flatMap((keyword) => schema.resolve().items(keyword));
  return groupEntries([schema, ...variants].flatMap(listProperties));
}

export function withoutReadOnly(value: Json, schema: Cursor | undefined): Json {
  if (schema === undefined) return value;
  if (isJsonList(value)) {
    const items = schema.resolve().get('items');
    return value.map((entry) => withoutReadOnly(entry, items));
  }
  if (!isJsonObject(value)) return value;
  const properties = listPossible(schema);
  const members = Object.entries(value).map(
    ([name, member]) => [name, member, properties.get(name) ?? []] as const,
  );
  return Object.fromEntries(
    members
      .filter(([, , possible]) => possible.length === 0 || !possible.every(isReadOnly))
      .map(([name, member, [first]]) => [name, withoutReadOnly(member, first)]),
  );
}
