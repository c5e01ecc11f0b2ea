/** Invisible characters that text needs: inside emoji, and between letters of Arabic or Indic scripts that join. */
const NEEDED = [
  String.raw`(?<=[\p{Extended_Pictographic}\d#*])\uFE0F`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{Script=Arabic}\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D](?=\p{L})`,
];

/** Matches invisible characters that programs read: zero-width characters, text direction, tags, controls. */
const INVISIBLE = String.raw`(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\uFFF9-\uFFFB]`;

const NEEDED_OR_INVISIBLE = new RegExp(`(${NEEDED.join('|')})|${INVISIBLE}`, 'gu');

export const showInvisible = (text: string): string =>
  text.replace(NEEDED_OR_INVISIBLE, (character, needed: string | undefined) =>
    needed === undefined
      ? `\\u{${character.codePointAt(0)?.toString(16).toUpperCase() ?? ''}}`
      : character,
  );
