import {isInvisible, toHex} from './invisible';

/** PowerShell takes typographic quotes for quotes. */
const SINGLE_QUOTES = /['\u2018-\u201b]/g;
const DOUBLE_QUOTED = /["\u201c-\u201e`$]/;

const ESCAPES: Readonly<Record<string, string>> = {'\n': '`n', '\r': '`r', '\t': '`t'};

const escapeCharacter = (character: string): string =>
  ESCAPES[character] ??
  (isInvisible(character)
    ? `\`u{${toHex(character, 1)}}`
    : character.replace(DOUBLE_QUOTED, '`$&'));

/** A string of PowerShell on one line: single quotes, in which nothing counts, where they suffice. */
export function quotePowerShell(text: string): string {
  if (!isInvisible(text)) return `'${text.replace(SINGLE_QUOTES, '$&$&')}'`;
  return `"${Array.from(text, escapeCharacter).join('')}"`;
}

const endsHereString = (text: string): boolean => /^['\u2018-\u201b]@/m.test(text);

/** A string of PowerShell: several lines as a here-string, unless it cannot hold them. */
export function quotePowerShellLines(text: string): string {
  const canBeHereString =
    text.includes('\n') && !isInvisible(text.replace(/[\n\t]/g, '')) && !endsHereString(text);
  return canBeHereString ? `@'\n${text}\n'@` : quotePowerShell(text);
}
