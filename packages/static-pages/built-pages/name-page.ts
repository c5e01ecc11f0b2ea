/**
 * Returns the result of a stage for one page.
 *
 * @param path trimmed path of the page
 * @throws Error naming the page: the stack of a library helps no author
 */
export function namePage<Result>(path: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const problem = cause instanceof RangeError ? 'it is nested too deep, or too large' : reason;
    const error = new Error(`The page /${path} cannot be read: ${problem}`);
    error.stack = error.message;
    throw error;
  }
}
