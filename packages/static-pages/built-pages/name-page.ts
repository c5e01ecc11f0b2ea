/**
 * Runs a function for one page, and names the page if the function throws.
 *
 * @param path without slashes at either end
 * @throws Error naming the page, without a stack trace, which would not help an author
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
