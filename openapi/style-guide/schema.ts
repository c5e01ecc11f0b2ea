import {listReachable} from '@openapi-portal/openapi-model';
import {toEssence} from '@openapi-portal/openapi-model/inputs';

import type {LintNode} from './lint-node';

/** Lists the types in a schema's own `type`, except for `null`. */
export function listTypes(schema: LintNode): readonly string[] {
  const type = schema.at('type');
  const types = type.items.length > 0 ? type.items.map(({value}) => value) : [type.value];
  return types.filter((name): name is string => typeof name === 'string' && name !== 'null');
}

/** Lists the schemas under `allOf`, `anyOf` and `oneOf`, which apply to the same value. */
export const listParts = (schema: LintNode): readonly LintNode[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema.at(key).items);

/** Collects the properties of a schema, including those of `allOf`, `anyOf` and `oneOf`. */
export const collectProperties = (schema: LintNode): ReadonlyMap<string, LintNode> =>
  new Map(
    listReachable(schema, listParts, ({location}) => location.absolutePointer).flatMap(
      (part) => part.at('properties').entries,
    ),
  );

export const findJsonSchema = (message: LintNode): LintNode | undefined =>
  message
    .at('content')
    .entries.find(([mediaType]) => toEssence(mediaType) === 'application/json')?.[1]
    .at('schema');

/** Returns true for a list: an array, or an object with an array `items`. */
export const isList = (schema: LintNode): boolean =>
  listTypes(schema).includes('array') || isListOf(collectProperties(schema).get('items'));

const isListOf = (items: LintNode | undefined): boolean =>
  items !== undefined && listTypes(items).includes('array');
