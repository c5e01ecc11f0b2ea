import {isJsonList, isJsonObject, groupEntries} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {UNIONS} from '../schemas/keywords';
import type {Json} from './model';
import {listProperties} from './fields';

/** Whether a property, or what it refers to, has a mark. */
const isMarked = (property: Cursor | undefined, mark: 'readOnly' | 'writeOnly'): boolean =>
  property?.isTrue(mark) === true || property?.target()?.isTrue(mark) === true;

/** Whether a property stands in answers alone. */
export const isReadOnly = (property: Cursor | undefined): boolean => isMarked(property, 'readOnly');

/** Whether a property stands in requests alone. */
export const isWriteOnly = (property: Cursor | undefined): boolean =>
  isMarked(property, 'writeOnly');

/** The properties that a value may have by a schema, several of one name where it has variants. */
function listPossible(schema: Cursor): ReadonlyMap<string, readonly Cursor[]> {
  const variants = UNIONS.flatMap((keyword) => schema.resolve().items(keyword));
  return groupEntries([schema, ...variants].flatMap(listProperties));
}

/** The value of an example without what a request does not have: the fields that are read-only, at all depths. */
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
