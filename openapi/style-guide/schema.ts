import type {LintNode} from './lint-node';

/** The types that a schema names itself, `null` left out. */
export function listTypes(schema: LintNode): readonly string[] {
  const type = schema.at('type');
  const types = type.items.length > 0 ? type.items.map(({value}) => value) : [type.value];
  return types.filter((name): name is string => typeof name === 'string' && name !== 'null');
}

/** The schemas under `allOf`, `anyOf` and `oneOf`, which speak of the same value. */
export const listParts = (schema: LintNode): readonly LintNode[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema.at(key).items);

/**
 * The properties that a value of a schema may have, with those of `allOf`, `anyOf` and `oneOf`.
 *
 * @param seen places where the search has been: a schema may lead back to itself
 */
export function collectProperties(
  schema: LintNode,
  seen = new Set<string>(),
): ReadonlyMap<string, LintNode> {
  const place = schema.location.absolutePointer;
  if (seen.has(place)) return new Map();
  seen.add(place);
  return new Map([
    ...listParts(schema).flatMap((part) => [...collectProperties(part, seen)]),
    ...schema.at('properties').entries,
  ]);
}

/** The media type without its parameters, in lower case. */
export const toEssence = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** The schema of the JSON body of a request or response. */
export const findJsonSchema = (message: LintNode): LintNode | undefined =>
  message
    .at('content')
    .entries.find(([mediaType]) => toEssence(mediaType) === 'application/json')?.[1]
    .at('schema');

/** Whether a body is a list: an array, or an object whose `items` are one. */
export const isList = (schema: LintNode): boolean =>
  listTypes(schema).includes('array') || isListOf(collectProperties(schema).get('items'));

const isListOf = (items: LintNode | undefined): boolean =>
  items !== undefined && listTypes(items).includes('array');
