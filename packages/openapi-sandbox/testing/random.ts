/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** A whole number from 0 to below the limit. */
    below: (limit: number): number => Math.floor(next() * limit),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability: number): boolean => next() < probability,
  };
}

export type Random = ReturnType<typeof createRandom>;
