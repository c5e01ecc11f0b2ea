/** Control and format characters, separators other than the space, and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

export const isInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** Text in which every character that a reader cannot see is written as `escape` writes it. */
export const escapeInvisible = (text: string, escape: (character: string) => string): string =>
  text.replace(INVISIBLE, escape);

export const toHex = (character: string, digits: number): string =>
  (character.codePointAt(0) ?? 0).toString(16).padStart(digits, '0');

/** `\u200b`, and two of them for a character outside the basic plane: JSON, Java. */
export const toUtf16Escapes = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${toHex(unit, 4)}`)
    .join('');

/** `\u200b` or `\U000e0001`: Go, C#, Python and Bash. */
export const toUtf32Escape = (character: string): string =>
  character.length === 1 ? `\\u${toHex(character, 4)}` : `\\U${toHex(character, 8)}`;

/** `\u{200b}`: PHP, and JavaScript outside the basic plane. */
export const toBracedEscape = (character: string): string => `\\u{${toHex(character, 1)}}`;
