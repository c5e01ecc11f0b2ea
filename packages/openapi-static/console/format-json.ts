const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Levels that are indented. Deeper ones would multiply a text: one of 1 MB could fill the memory. */
const MAX_INDENTED = 25;

/**
 * JSON with an indentation of two spaces. Works on the text, so that numbers stay digit for digit as
 * they were written.
 *
 * @param text must be JSON
 */
export function formatJson(text: string): string {
  let depth = 0;
  let previous = '';
  const lines: string[] = [];
  const startLine = (): void => void lines.push(`\n${'  '.repeat(Math.min(depth, MAX_INDENTED))}`);
  for (const [token] of text.matchAll(TOKEN)) {
    const isClosing = token === '}' || token === ']';
    const isAfterOpening = previous === '{' || previous === '[';
    if (isClosing) depth -= 1;
    if (isClosing ? !isAfterOpening : isAfterOpening || previous === ',') startLine();
    lines.push(token === ':' ? ': ' : token);
    if (token === '{' || token === '[') depth += 1;
    previous = token;
  }
  return lines.join('');
}
