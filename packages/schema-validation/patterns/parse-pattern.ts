import {JS} from 'refa';

const AS_WRITTEN: JS.ParseOptions = {
  maxBackreferenceWords: 0,
  backreferences: 'unknown',
  simplify: false,
};

/**
 * A pattern as JSON Schema wants it, with the flag `u`, else as browsers read old ones.
 *
 * @returns nothing where it is of another language, which no browser runs
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
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}
