import type {JsonValue} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';

export type Example = readonly [string, Cursor];

export const UNNAMED_EXAMPLE = 'Example';

export function listExamples(owner: Cursor): readonly Example[] {
  const single = owner.get('example');
  const named = owner
    .entries('examples')
    .map(([name, example]) => [name, example.resolve()] as const);
  return single === undefined
    ? named
    : [[UNNAMED_EXAMPLE, single.with({value: single.value})], ...named];
}

/** Returns the value of an example; undefined if the contract only links to the value. */
export const findExampleValue = (example: Cursor): JsonValue | undefined =>
  (example.get('value') ?? example.get('dataValue') ?? example.get('serializedValue'))?.value;
