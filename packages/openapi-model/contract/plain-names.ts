import {
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {joinPointer} from '@openapi-portal/reports/pointer';

const KEYWORDS = ['$anchor', '$dynamicAnchor'];

type PlainNames = ReadonlyMap<string, readonly string[]>;

function collect(value: JsonValue, pointer: string, found: Map<string, string[]>): PlainNames {
  if (isJsonList(value)) {
    value.forEach((item, index) => collect(item, joinPointer(pointer, index), found));
  } else if (isJsonObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (KEYWORDS.includes(key) && typeof member === 'string') {
        found.set(member, [...(found.get(member) ?? []), pointer]);
      } else collect(member, joinPointer(pointer, key), found);
    }
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
  const index = indexes.get(root) ?? collect(root, '#', new Map());
  indexes.set(root, index);
  const pointers = index.get(name) ?? [];
  return around
    .flatMap((outer) => pointers.filter((pointer) => isInside(pointer, toComponent(outer))))
    .concat(pointers)[0];
}
