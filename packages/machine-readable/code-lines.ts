/** Matches a code fence. A line with backticks after the fence is inline code (CommonMark 0.31.2, section 4.5). */
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Determines which lines of Markdown are code. A code block ends at a fence of the same character that is at
 * least as long as the opening fence, so code may contain shorter fences.
 *
 * @returns true for each line of code, including fences
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
