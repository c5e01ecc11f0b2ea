/** Matches values that differ between runs: ids, entity tags, times and page tokens. */
const CHANGING =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|"[\w-]+"|^[\w-]{16,}$/g;

/** Maps values that are printed on a page to the corresponding values of a run. */
export class Renaming {
  private readonly names = new Map<string, string>();

  /** Replaces the printed values in a text with the values of the run. */
  apply(text: string): string {
    return [...this.names].reduce((now, [printed, found]) => now.replaceAll(printed, found), text);
  }

  /**
   * Lists the differences between a printed and an actual response. Members that are not printed are ignored.
   *
   * @param place path of the value, for messages
   */
  compare(printed: unknown, found: unknown, place = ''): readonly string[] {
    if (typeof printed === 'string' && typeof found === 'string')
      return this.compareText(printed, found) ? [] : [`${place}: ${found}, not ${printed}`];
    if (typeof printed !== 'object' || printed === null || typeof found !== 'object' || !found)
      return printed === found ? [] : [`${place}: ${String(found)}, not ${String(printed)}`];
    if (Array.isArray(printed) && Array.isArray(found) && printed.length !== found.length)
      return [`${place}: ${found.length} entries, not ${printed.length}`];
    return Object.entries(printed).flatMap(([name, value]) =>
      this.compare(value, (found as Record<string, unknown>)[name], `${place}/${name}`),
    );
  }

  private compareText(printed: string, found: string): boolean {
    const expected = printed.match(CHANGING) ?? [];
    const actual = found.match(CHANGING) ?? [];
    const isAlike = printed.replace(CHANGING, '…') === found.replace(CHANGING, '…');
    if (!isAlike || expected.length !== actual.length) return false;
    return expected.every((name, index) => {
      const known = this.names.get(name);
      if (known === undefined) this.names.set(name, actual[index] ?? '');
      return known === undefined || known === actual[index];
    });
  }
}
