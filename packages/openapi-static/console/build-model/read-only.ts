import {isJsonList, isJsonObject} from 'static-pages/reports/json';

import type {Cursor} from '../../contract/cursor';
import type {Json} from '../model';
import {listProperties} from './fields';

/** Whether a property, or what it refers to, has a mark. */
const isMarked = (property: Cursor | undefined, mark: 'readOnly' | 'writeOnly'): boolean =>
  property?.isTrue(mark) === true || property?.target()?.isTrue(mark) === true;

/** Whether a property stands in answers alone. */
export const isReadOnly = (property: Cursor | undefined): boolean => isMarked(property, 'readOnly');

/** Whether a property stands in requests alone. */
export const isWriteOnly = (property: Cursor | undefined): boolean =>
  isMarked(property, 'writeOnly');

/** The value of an example without what a request does not have: the fields that are read-only, at all depths. */
export function withoutReadOnly(value: Json, schema: Cursor | undefined): Json {
  if (schema === undefined) return value;
  if (isJsonList(value)) {
    const items = schema.resolve().get('items');
    return value.map((entry) => withoutReadOnly(entry, items));
  }
  if (!isJsonObject(value)) return value;
  const properties = new Map(listProperties(schema));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isReadOnly(properties.get(name)))
      .map(([name, member]) => [name, withoutReadOnly(member, properties.get(name))]),
  );
}
