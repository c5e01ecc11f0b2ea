let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `read` after all earlier calls have ended. Docusaurus starts the `postBuild` of all plugins at once, and
 * the data of several for a large site does not fit into memory. Each may use all processors, so the total time
 * does not grow.
 *
 * @returns the result of `read`; after a failure the next call continues
 */
export function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const turn = last.then(read);
  last = turn.catch(() => undefined);
  return turn;
}
