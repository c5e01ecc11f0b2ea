/** Lists a schema and all that it reaches, each once, after the schemas that it reaches. */
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
