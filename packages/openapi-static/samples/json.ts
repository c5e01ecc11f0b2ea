export type JsonScalar = string | number | bigint | boolean | null;
export type Json = JsonScalar | readonly Json[] | {readonly [key: string]: Json};

export const isJsonList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A value as `JSON.stringify` takes it, but with every `bigint` kept. */
export function toJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint')
    return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries.map(([key, member]) => [key, toJson(member)]));
}

/** Whether the test holds for a name or a scalar anywhere in the value. */
export function someScalar(value: Json, test: (scalar: JsonScalar) => boolean): boolean {
  if (isJsonList(value)) return value.some((item) => someScalar(item, test));
  if (typeof value !== 'object' || value === null) return test(value);
  return Object.entries(value).some(([key, member]) => test(key) || someScalar(member, test));
}
