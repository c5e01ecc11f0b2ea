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
 * Reads a pattern with the flag `u`, as JSON Schema recommends (2020-12 Core, 6.4), else without: `\-` outside of a
 * class is allowed by Annex B of ECMA-262 alone.
 *
 * @returns undefined if it is no regular expression of ECMA-262
 */
export function readPattern(pattern: string): RegExp | undefined {
  if (!known.has(pattern)) known.set(pattern, compile(pattern));
  return known.get(pattern);
}
