/**
 * What a schema leads to, each once and after what it leads to itself, so that the schema is the last.
 *
 * @param listNext where one schema leads
 * @param toKey what is the same for two that are one schema: its value, where it has an object for each way to it
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
