import {sample} from 'openapi-sampler';

import type {Cursor} from '../../contract/cursor';
import type {Example, Json} from '../model';

/**
 * A small value of a schema: its example, or what its type, limits and required members ask for; an empty object
 * where it says nothing.
 *
 * @param use a request lacks what is read-only, an answer what is write-only
 */
export const buildSample = (
  schema: Cursor | undefined,
  use: 'request' | 'response' = 'request',
): Json =>
  (sample(
    (schema?.value ?? {}) as object,
    {
      skipReadOnly: use === 'request',
      skipWriteOnly: use === 'response',
      skipNonRequired: true,
      quiet: true,
    },
    schema?.root,
  ) ?? {}) as Json;

/** The examples of a parameter or media type by name; where it has none, those of its schema. */
export function toExamples(holder: Cursor): Example[] {
  const named = holder.entries('examples').flatMap(([name, entry]) => {
    const example = entry.resolve();
    const value = example.get('value')?.value;
    return value === undefined ? [] : [{name, summary: example.text('summary'), value}];
  });
  if (named.length > 0) return named;
  const schema = holder.get('schema')?.resolve();
  const [first] = schema?.items('examples') ?? [];
  const single = holder.get('example') ?? first ?? schema?.get('example');
  return single === undefined ? [] : [{name: 'example', value: single.value}];
}
