let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `read` after all earlier calls have ended, even if they failed. Docusaurus runs `postBuild` of all plugins at
 * once, and for a large site their data together does not fit into memory. The total time stays the same, because
 * each plugin can use all processors.
 */
export function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const turn = last.then(read);
  last = turn.catch(() => undefined);
  return turn;
}
