/**
 * Finds a part of the product model by the id that an author wrote in a page.
 *
 * @throws Error that lists the known ids. `checked-prose` normally reports unknown ids earlier, with their location
 */
export function findById<T extends {readonly id: string}>(all: readonly T[], id: string): T {
  const found = all.find((one) => one.id === id);
  if (found !== undefined) return found;
  throw new Error(`There is no ${id}. Known: ${all.map((one) => one.id).join(', ')}`);
}
