/**
 * Lists a schema and everything reachable from it in post-order: each schema once, after the schemas that it reaches.
 *
 * @param listNext lists the direct successors of a schema
 * @param toKey returns an equal key for objects that represent the same schema; by default the object itself
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
