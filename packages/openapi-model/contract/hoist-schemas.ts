import {
  asObject,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

import {hasNames, isData} from '../schemas/keywords';
import {UniqueSlugs} from './slug';

/** Matches pointers to schemas in parameters, responses and operations, which have other pointers in OpenAPI 3. */
const INSIDE = /^#\/(?:(?:parameters|responses)\/[^/]+\/.|paths\/.*\/(?:schema|items)(?:\/|$))/;

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

const toWords = (pointer: string): string =>
  splitPointer(pointer)
    .filter((token) => !PLACES.has(token))
    .join(' ');

/** Copies referenced schemas of parameters, responses and operations in Swagger 2.0 to `definitions`. */
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
  // A hoisted schema can reference another, which `move` then adds to `names` during this loop.
  for (const [reference, name] of names)
    hoisted[name] = mapReferences(findAt(root, reference) ?? {}, move);
  return names.size === 0
    ? root
    : {...moved, definitions: {...asObject(moved.definitions), ...hoisted}};
}
