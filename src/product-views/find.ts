/**
 * The part of the model that an author names in a page.
 *
 * @throws Error naming the known ones; `checked-prose` has said it before, with the place
 */
export function find<T extends {readonly id: string}>(all: readonly T[], id: string): T {
  const found = all.find((one) => one.id === id);
  if (found !== undefined) return found;
  throw new Error(`There is no ${id}. Known: ${all.map((one) => one.id).join(', ')}`);
}
