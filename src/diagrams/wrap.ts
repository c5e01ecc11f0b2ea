/** Upper limit for the average width of a character in the site's font, in pixels. */
const LETTER = {text: 7.2, note: 6.1} as const;

/** Line height in pixels. */
export const LINE_HEIGHT = {text: 18, note: 15} as const;

export type Size = keyof typeof LINE_HEIGHT;

/** Wraps text to an estimated width in pixels. A word that is too long gets its own line. */
export function wrap(text: string, width: number, size: Size = 'text'): readonly string[] {
  const letters = Math.floor(width / LETTER[size]);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

export const toHeight = (lines: readonly string[], notes: readonly string[] = []): number =>
  lines.length * LINE_HEIGHT.text + notes.length * LINE_HEIGHT.note;

/** Returns the estimated maximum width of lines, in pixels. */
export const toTextWidth = (lines: readonly string[], size: Size): number =>
  Math.max(...lines.map(({length}) => length)) * LETTER[size];
