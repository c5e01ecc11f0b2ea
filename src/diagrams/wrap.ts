/** Pixels that letters of the font of the site take at most on average. */
const LETTER = {text: 7.2, note: 6.1} as const;

/** Pixels from one line to the next. */
export const LINE = {text: 18, note: 15} as const;

export type Size = keyof typeof LINE;

/** Divides words into lines that fit into a width; a word that is wider has a line of its own. */
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

/** Pixels that lines and the notes below them take. */
export const toHeight = (lines: readonly string[], notes: readonly string[] = []): number =>
  lines.length * LINE.text + notes.length * LINE.note;

/** Pixels that the widest of some lines takes at most. */
export const toTextWidth = (lines: readonly string[], size: Size): number =>
  Math.max(...lines.map(({length}) => length)) * LETTER[size];
