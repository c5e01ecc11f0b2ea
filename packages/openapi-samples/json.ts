export type JsonScalar = string | number | bigint | boolean | null;
export type Json = JsonScalar | readonly Json[] | {readonly [key: string]: Json};

export const isJsonList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Whether the test holds for a name or a scalar anywhere in the value. */
export function someScalar(value: Json, test: (scalar: JsonScalar) => boolean): boolean {
  if (isJsonList(value)) return value.some((item) => someScalar(item, test));
  if (typeof value !== 'object' || value === null) return test(value);
  return Object.entries(value).some(([key, member]) => test(key) || someScalar(member, test));
}
