import {JS} from 'refa';

const AS_WRITTEN: JS.ParseOptions = {
  maxBackreferenceWords: 0,
  backreferences: 'unknown',
  simplify: false,
};

/** Parses a pattern with the flag `u`, or else without; undefined if it is invalid or too deep. */
export function parsePattern(
  pattern: string,
  options: JS.ParseOptions = AS_WRITTEN,
): ReturnType<JS.Parser['parse']> | undefined {
  for (const flags of ['u', '']) {
    try {
      const parser = JS.Parser.fromLiteral({source: pattern, flags});
      return parser.parse(options);
    } catch (error) {
      // A pattern that is nested too deep overflows the call stack.
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}
