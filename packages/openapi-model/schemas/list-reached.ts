/**
 * Lists everything reachable from a schema, each once and after what it reaches itself, so that the schema is
 * last.
 *
 * @param listNext lists the direct successors of a schema
 * @param toKey returns the same key for two objects that are one schema; by default its value
 */
export function listReached<Schema>(
  schema: Schema,
  listNext: (schema: Schema) => readonly Schema[],
  toKey: (schema: Schema) => unknown = (own) => own,
  seen = new Set<unknown>(),
): readonly Schema[] {
  seen.add(toKey(schema));
  const reached = listNext(schema).flatMap((next) =>
    seen.has(toKey(next)) ? [] : listReached(next, listNext, toKey, seen),
  );
  return [...reached, schema];
}
