import {type Json, type Schema, toValueKind} from '@openapi-portal/openapi-model/inputs';

import {findMembers} from '../engine/request/coerce';
import type {Definitions} from '../model/model';

import type {Random} from './random';

const TEXTS = ['', 'a', '2026-01-31', '2026-01-31T12:00:00Z', 'a@example.com', '10.0.0.1'] as const;

/** Lengths of most arrays. Others have `MANY` items, so that a quadratic check would not end. */
const LENGTHS = [0, 1, 2, 3, 20] as const;

const MANY = 20_000;

/** Builds an array from an entry. Only arrays of scalars are long, because others would fill the memory. */
function growList(entry: Json, random: Random): readonly Json[] {
  const isSingle = typeof entry !== 'object' || entry === null;
  const length = !isSingle ? random.below(3) : random.chance(0.05) ? MANY : random.pick(LENGTHS);
  const isEqual = random.chance(0.5);
  return Array.from({length}, (_, index) => (isEqual ? entry : `${index}`));
}

/** Nests a value up to the depth that the sandbox accepts. A schema that checks each level twice would not end. */
const nest = (name: string, random: Random): Json =>
  Array.from({length: random.below(100)}).reduce<Json>((inner) => ({[name]: inner}), 'x');

/** Generates a value that roughly has the shape of a schema, but ignores the schema's limits. */
export function growValue(
  schema: Schema,
  definitions: Definitions,
  random: Random,
  depth = 0,
): Json {
  const {types, choices, items} = toValueKind(schema, definitions);
  const grow = (one: Schema): Json => growValue(one, definitions, random, depth + 1);
  if (choices !== undefined && choices.length > 0 && random.chance(0.8))
    return choices[random.below(choices.length)] ?? null;
  const type = types[random.below(types.length)] ?? 'string';
  if (type === 'object' && depth < 8) {
    const names = [...findMembers(schema, definitions).named];
    if (random.chance(0.05)) return nest(names[0]?.[0] ?? 'a', random);
    const kept = names.filter(() => random.chance(0.8));
    return Object.fromEntries(kept.map(([name, member]) => [name, grow(member)]));
  }
  if (type === 'array' && depth < 8) return growList(grow(items), random);
  if (type === 'integer' || type === 'number') return random.below(200) - 20;
  if (type === 'boolean') return random.chance(0.5);
  return type === 'null' ? null : random.pick(TEXTS);
}
