import {sample} from 'openapi-sampler';
import {isJsonObject} from '@openapi-portal/reports/json';

import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {UNNAMED} from '../operations/examples';
import type {Example, Json} from './model';

import {toSampled, withoutMarks} from './sampled-schema';

interface SampleOptions {
  /** Whether members that are not required take the place of none at all. */
  readonly isFilled?: boolean;
  /** A request lacks what is read-only, an answer what is write-only. */
  readonly use?: 'request' | 'response';
}

const isOfNull = (schema: Cursor | undefined): boolean =>
  schema?.resolve().get('type')?.value === 'null';

/** @throws ContractError where the sampler breaks off at a schema, as at `properties: null` */
function buildWith(
  schema: Cursor | undefined,
  use: 'request' | 'response',
  skipNonRequired: boolean,
): Json {
  const options = {
    skipReadOnly: use === 'request',
    skipWriteOnly: use === 'response',
    skipNonRequired,
    quiet: true,
  };
  const root = toSampled(schema?.root ?? {}) as object;
  try {
    const value = sample(toSampled(schema?.value ?? {}) as object, options, root) as Json;
    return withoutMarks(value ?? (isOfNull(schema) ? null : {}));
  } catch (error) {
    const problem = `is a schema of which no example can be made: ${(error as Error).message}`;
    throw new ContractError(schema?.pointer ?? '#', problem);
  }
}

const isEmpty = (value: Json): boolean => isJsonObject(value) && Object.keys(value).length === 0;

/**
 * A small value of a schema: its example, or what its type, limits and required members ask for; an empty object
 * where it says nothing.
 */
export function buildSample(
  schema: Cursor | undefined,
  {isFilled = false, use = 'request'}: SampleOptions = {},
): Json {
  const value = buildWith(schema, use, true);
  return isFilled && isEmpty(value) ? buildWith(schema, use, false) : value;
}

/** The examples of a parameter or media type by name; where it has none, those of its schema. */
export function toExamples(holder: Cursor): Example[] {
  const named = holder.entries('examples').flatMap(([name, entry]) => {
    const example = entry.resolve();
    const value = (example.get('dataValue') ?? example.get('value'))?.value;
    return value === undefined ? [] : [{name, summary: example.text('summary'), value}];
  });
  if (named.length > 0) return named;
  const schema = holder.get('schema')?.resolve();
  const [first] = schema?.items('examples') ?? [];
  const single = holder.get('example') ?? first ?? schema?.get('example');
  return single === undefined ? [] : [{name: UNNAMED, value: single.value}];
}
