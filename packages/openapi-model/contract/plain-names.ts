import type {JsonObject, JsonValue} from '@openapi-portal/reports/json';
import {listValues} from '@openapi-portal/reports/pointer';

type PlainNames = ReadonlyMap<string, readonly string[]>;

/** The pointers to the schemas of each name. */
function collect(root: JsonObject): PlainNames {
  const found = new Map<string, string[]>();
  for (const [pointer, value] of listValues(root)) {
    const schema = /^(.*)\/\$(?:anchor|dynamicAnchor)$/.exec(pointer)?.[1];
    if (schema !== undefined && typeof value === 'string')
      found.set(value, [...(found.get(value) ?? []), schema]);
  }
  return found;
}

const indexes = new WeakMap<JsonObject, PlainNames>();

/** The schema of the contract's components that a location is in. */
const toComponent = (pointer: string): string => pointer.split('/').slice(0, 4).join('/');

const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** The plain name of a reference such as `#tree`; nothing where it is a pointer or leads elsewhere. */
export const toPlainName = (reference: JsonValue): string | undefined =>
  typeof reference === 'string' ? /^#([^/].*)$/.exec(reference)?.[1] : undefined;

/**
 * A pointer to the schema to which `$anchor` or `$dynamicAnchor` gives a plain name (JSON Schema 2020-12, core, 8.2).
 *
 * @param around pointers inside of which the name is looked for first: one after the other, then anywhere
 */
export function findPlainName(
  root: JsonObject,
  name: string,
  around: readonly string[],
): string | undefined {
  const index = indexes.get(root) ?? collect(root);
  indexes.set(root, index);
  const pointers = index.get(name) ?? [];
  return around
    .flatMap((outer) => pointers.filter((pointer) => isInside(pointer, toComponent(outer))))
    .concat(pointers)[0];
}
