import {
  asObject,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

import {hasNames, isData} from './members';
import {UniqueSlugs} from './slug';

/** Matches a pointer to a schema in a parameter, a response or an operation, where OpenAPI 3 has none. */
const INSIDE = /^#\/(?:(?:parameters|responses)\/[^/]+\/.|paths\/.*\/(?:schema|items)(?:\/|$))/;

/** A value with `map` applied to each reference in it, data left as it is. */
function mapReferences(
  value: JsonValue,
  map: (reference: string) => string,
  isNamed = false,
): JsonValue {
  return mapMembers(value, (member, token) => {
    const isWord = isJsonObject(value) && !isNamed;
    const key = isWord ? String(token) : '';
    if (key === '$ref' && typeof member === 'string') return map(member);
    return isData(key) || key === 'examples'
      ? member
      : mapReferences(member, map, hasNames(key) || key === 'definitions');
  });
}

const PLACES = new Set(['paths', 'parameters', 'responses', 'schema']);

/** Words such as `/pets get 200` for the schema at a pointer. */
const toWords = (pointer: string): string =>
  splitPointer(pointer)
    .filter((token) => !PLACES.has(token))
    .join(' ');

/**
 * Copies schemas inside parameters, responses and operations to `definitions` if references refer to them.
 * Swagger 2.0 allows such JSON Pointers (Reference Object), but in OpenAPI 3 these schemas are in other places.
 *
 * @param root a contract of Swagger 2.0
 */
export function hoistSchemas(root: JsonObject): JsonObject {
  const slugs = new UniqueSlugs(Object.keys(asObject(root.definitions)));
  const names = new Map<string, string>();
  const move = (reference: string): string => {
    if (!INSIDE.test(reference) || findAt(root, reference) === undefined) return reference;
    const name = names.get(reference) ?? slugs.take(toWords(reference), 'schema');
    names.set(reference, name);
    return joinPointer('#/definitions', name);
  };
  const moved = asObject(mapReferences(root, move));
  const hoisted: Record<string, JsonValue> = {};
  // A hoisted schema can refer to another, which the map then gets while it is read.
  for (const [reference, name] of names)
    hoisted[name] = mapReferences(findAt(root, reference) ?? {}, move);
  return names.size === 0
    ? root
    : {...moved, definitions: {...asObject(moved.definitions), ...hoisted}};
}
