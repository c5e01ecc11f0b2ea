const known = new Map<string, RegExp | undefined>();

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

/**
 * Compiles a pattern with the flag `u`, as JSON Schema recommends (2020-12 Core, 6.4). A pattern that is invalid with
 * this flag is compiled without it, for example one with `\-` outside of a class (ECMA-262, Annex B).
 *
 * @returns undefined if the pattern is not valid in ECMA-262
 */
export function readPattern(pattern: string): RegExp | undefined {
  if (!known.has(pattern)) known.set(pattern, compile(pattern));
  return known.get(pattern);
}
