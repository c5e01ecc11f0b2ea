/** Matches a fence. After backticks on the same line it would be inline code (CommonMark 0.31.2, 4.5). */
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Tells which lines of Markdown are code. A block of code ends at a fence of the same sign that is as long as its first,
 * so that code may have shorter fences in it.
 *
 * @returns true for each line of code, fences included
 */
export function markCode(lines: readonly string[]): readonly boolean[] {
  let open = '';
  return lines.map((line) => {
    const [, fence = ''] = FENCE.exec(line) ?? [];
    if (open === '') {
      open = fence;
      return fence !== '';
    }
    if (fence.startsWith(open) && line.trim() === fence) open = '';
    return true;
  });
}
