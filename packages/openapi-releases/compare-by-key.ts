/**
 * Compares what has the same key on two sides; what one side lacks is `undefined` there.
 *
 * @returns what `compare` returns, in the order of the first side and then of what only the second has
 */
export function compareByKey<Value, Result>(
  first: ReadonlyMap<string, Value>,
  second: ReadonlyMap<string, Value>,
  compare: (one: Value | undefined, other: Value | undefined, key: string) => readonly Result[],
): readonly Result[] {
  const keys = new Set([...first.keys(), ...second.keys()]);
  return [...keys].flatMap((key) => compare(first.get(key), second.get(key), key));
}
