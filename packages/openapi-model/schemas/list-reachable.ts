/** Lists a schema and all that it reaches, each once, after the schemas that it reaches. */
export function listReachable<Schema>(
  schema: Schema,
  listNext: (schema: Schema) => readonly Schema[],
  toKey: (schema: Schema) => unknown = (own) => own,
  seen = new Set<unknown>(),
  reached: Schema[] = [],
): readonly Schema[] {
  seen.add(toKey(schema));
  for (const next of listNext(schema))
    if (!seen.has(toKey(next))) listReachable(next, listNext, toKey, seen, reached);
  reached.push(schema);
  return reached;
}
