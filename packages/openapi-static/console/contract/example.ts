import type {Example, Json} from '../model';
import {type Dictionary, resolve, toDictionary, toList, toOptionalText} from './resolve';

/** Levels of a sample that is made from a schema; deeper objects are left empty. */
const MAX_DEPTH = 6;

const SAMPLES: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'name@example.com',
  uri: 'https://www.example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
};

const isJson = (value: unknown): value is Json => value !== undefined;

/** The example that a schema itself gives. */
function findOwn(schema: Dictionary): Json | undefined {
  const given = [toList(schema.examples)[0], schema.example, schema.const, schema.default];
  return [...given, toList(schema.enum)[0]].find(isJson);
}

function sampleObject(document: unknown, schema: Dictionary, depth: number): Json {
  const required = new Set(toList(schema.required));
  const parts = toList(schema.allOf).map((part) => toSample(document, part, depth + 1));
  const own = Object.entries(toDictionary(schema.properties))
    .filter(([name, property]) => required.has(name) && toDictionary(property).readOnly !== true)
    .map(([name, property]) => [name, toSample(document, property, depth + 1)]);
  return Object.assign({}, ...parts, Object.fromEntries(own)) as Json;
}

/** A small value of a schema: its example, or what its type and required members ask for. */
export function toSample(document: unknown, value: unknown, depth = 0): Json {
  const schema = resolve(document, value);
  const own = findOwn(schema);
  if (own !== undefined) return own;
  if (depth > MAX_DEPTH) return {};
  const variant = toList(schema.oneOf ?? schema.anyOf)[0];
  if (variant !== undefined) return toSample(document, variant, depth + 1);
  const type = Array.isArray(schema.type) ? (schema.type as unknown[])[0] : schema.type;
  if (type === 'string') return SAMPLES[String(schema.format)] ?? 'text';
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? 0);
  if (type === 'boolean') return false;
  if (type === 'array') return [toSample(document, schema.items, depth + 1)];
  return sampleObject(document, schema, depth);
}

/** The examples of a parameter or media type by name; where it has none, those of its schema. */
export function toExamples(document: unknown, holder: Dictionary): Example[] {
  const named = Object.entries(toDictionary(holder.examples)).flatMap(([name, entry]) => {
    const {summary, value} = resolve(document, entry);
    return isJson(value) ? [{name, summary: toOptionalText(summary), value}] : [];
  });
  if (named.length > 0) return named;
  const schema = resolve(document, holder.schema);
  const single = [holder.example, toList(schema.examples)[0], schema.example].find(isJson);
  return single === undefined ? [] : [{name: 'example', value: single}];
}
