import type {Cursor} from './cursor';

/** The types that a schema names itself, `null` left out. */
export function listTypes(schema: Cursor): readonly string[] {
  const type = schema.at('type');
  const types = type.items.length > 0 ? type.items.map(({value}) => value) : [type.value];
  return types.filter((name): name is string => typeof name === 'string' && name !== 'null');
}

/**
 * The properties that a value of a schema may have, with those of `allOf`, `anyOf` and `oneOf`.
 *
 * @param seen places where the search has been: a schema may lead back to itself
 */
export function collectProperties(
  schema: Cursor,
  seen = new Set<string>(),
): ReadonlyMap<string, Cursor> {
  const place = schema.location.absolutePointer;
  if (seen.has(place)) return new Map();
  seen.add(place);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema.at(key).items);
  return new Map([
    ...parts.flatMap((part) => [...collectProperties(part, seen)]),
    ...schema.at('properties').entries,
  ]);
}

/** The media type without its parameters, in lower case. */
export const toEssence = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** The schema of the JSON body of a request or response. */
export const findJsonSchema = (message: Cursor): Cursor | undefined =>
  message
    .at('content')
    .entries.find(([mediaType]) => toEssence(mediaType) === 'application/json')?.[1]
    .at('schema');

/** Whether a body is a list: an array, or an object whose `items` are one. */
export const isList = (schema: Cursor): boolean =>
  listTypes(schema).includes('array') || isListOf(collectProperties(schema).get('items'));

const isListOf = (items: Cursor | undefined): boolean =>
  items !== undefined && listTypes(items).includes('array');
