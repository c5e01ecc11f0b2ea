const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

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
  const startLine = (): void => void lines.push(`\n${'  '.repeat(depth)}`);
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
