import {JS} from 'refa';

const AS_WRITTEN: JS.ParseOptions = {
  maxBackreferenceWords: 0,
  backreferences: 'unknown',
  simplify: false,
};

/**
 * A pattern as JSON Schema wants it, with the flag `u`, else as browsers read old ones.
 *
 * @returns undefined if it is of another language, which no browser runs, or nested too deep
 */
export function parsePattern(
  pattern: string,
  options: JS.ParseOptions = AS_WRITTEN,
): ReturnType<JS.Parser['parse']> | undefined {
  for (const flags of ['u', '']) {
    try {
      const parser = JS.Parser.fromLiteral({source: pattern, flags});
      return parser.parse(options);
    } catch (error) {
      // A pattern that is nested too deep ends the call stack.
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}
