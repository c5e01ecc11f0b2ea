import type {JsonValue} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';

export type Example = readonly [string, Cursor];

/** Name of an unnamed example. */
export const UNNAMED = 'Example';

/** The examples beside a schema: one without a name under `example`, or named ones under `examples`. */
export function listExamples(owner: Cursor): readonly Example[] {
  const single = owner.get('example');
  const named = owner
    .entries('examples')
    .map(([name, example]) => [name, example.resolve()] as const);
  return single === undefined ? named : [[UNNAMED, single.with({value: single.value})], ...named];
}

/** Returns the value of an example, if the contract contains it. */
export const findExampleValue = (example: Cursor): JsonValue | undefined =>
  (example.get('value') ?? example.get('dataValue') ?? example.get('serializedValue'))?.value;
