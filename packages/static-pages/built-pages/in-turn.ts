let last: Promise<unknown> = Promise.resolve();

/**
 * Reads all pages of a build, or a whole contract, once those have ended that began before: Docusaurus starts the `postBuild` of all plugins at
 * once, and what several hold of a large site together does not fit into memory. Each may use all processors, so that
 * nobody waits longer for all of them.
 *
 * @returns what `read` gives, also where it fails; the next begins then as well
 */
export function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const turn = last.then(read);
  last = turn.catch(() => undefined);
  return turn;
}
