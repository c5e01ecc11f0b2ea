/** Control and format characters, separators other than the space, and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

export const isInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** Returns true if a text can be written on several lines of code without a change. */
export const isPlainLines = (text: string): boolean =>
  text.includes('\n') && !isInvisible(text.replace(/[\n\t]/g, ''));

type Quote = '"' | "'";
type Escape = (character: string) => string;

const toHex = (character: string, digits: number): string =>
  (character.codePointAt(0) ?? 0).toString(16).padStart(digits, '0');

/** `\u200b`, and two of them for a character outside the basic plane: JSON, Java. */
const toUtf16Escapes: Escape = (character) =>
  character
    .split('')
    .map((unit) => `\\u${toHex(unit, 4)}`)
    .join('');

/** `\u200b` or `\U000e0001`: Go, C#, Python and Bash. */
const toUtf32Escape: Escape = (character) =>
  character.length === 1 ? `\\u${toHex(character, 4)}` : `\\U${toHex(character, 8)}`;

/** `\u{200b}`: PHP, and JavaScript outside the basic plane. */
const toBracedEscape: Escape = (character) => `\\u{${toHex(character, 1)}}`;

const SHORT_ESCAPES: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** A string of the C family: a backslash escapes it, the quote, and what `special` has. */
function quoteWith(text: string, quote: Quote, escape: Escape, special = ''): string {
  const content = Array.from(text, (character) => {
    if (`\\${quote}${special}`.includes(character)) return `\\${character}`;
    return SHORT_ESCAPES[character] ?? (isInvisible(character) ? escape(character) : character);
  });
  return quote + content.join('') + quote;
}

const count = (text: string, quote: Quote): number => text.split(quote).length - 1;

/** Chooses the preferred quote unless the other one needs fewer escapes, as formatters do. */
function chooseQuote(text: string, preferred: Quote): Quote {
  const other = preferred === '"' ? "'" : '"';
  return count(text, preferred) > count(text, other) ? other : preferred;
}

/** Keeps code that is pasted into an inline script from ending it. */
const guardScript = (code: string): string =>
  code.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');

const toJavaScriptEscape: Escape = (character) =>
  character.length === 1 ? toUtf16Escapes(character) : toBracedEscape(character);

/** Quotes a JSON string with invisible characters escaped. */
export const quoteJson = (text: string): string =>
  JSON.stringify(text).replace(INVISIBLE, toUtf16Escapes);

/** A string of JavaScript and TypeScript, as Prettier with `singleQuote` has it. */
export const quoteJavaScript = (text: string): string =>
  guardScript(quoteWith(text, chooseQuote(text, "'"), toJavaScriptEscape));

/** A template of JavaScript and TypeScript without substitutions; its lines stay lines. */
export const quoteTemplate = (text: string): string =>
  guardScript(`\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replace(/\r/g, '\\r')}\``);

/** A string of Python, as Black has it. */
export const quotePython = (text: string): string =>
  quoteWith(text, chooseQuote(text, '"'), toUtf32Escape);

/** A string on one line in Go and C#. */
export const quoteUtf32 = (text: string): string => quoteWith(text, '"', toUtf32Escape);

/** A string on one line in Java. */
export const quoteJava = (text: string): string => quoteWith(text, '"', toUtf16Escapes);

/** Quotes a PHP string: single quotes, which ignore dollar signs, unless it needs an escape. */
export function quotePhp(text: string): string {
  if (isInvisible(text)) return quoteWith(text, '"', toBracedEscape, '$');
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Quotes a word for Bash, Zsh and, unless it has control characters other than line breaks and tabs, any shell. */
export function quoteShell(text: string): string {
  if (!isInvisible(text.replace(/[\n\t]/g, ''))) return `'${text.replaceAll("'", "'\\''")}'`;
  return `$${quoteWith(text, "'", toUtf32Escape)}`;
}

const POWERSHELL_ESCAPES: Readonly<Record<string, string>> = {'\n': '`n', '\r': '`r', '\t': '`t'};

/**
 * Quotes a PowerShell string on one line: single quotes if they suffice. PowerShell treats typographic quotes as
 * quotes.
 */
export function quotePowerShell(text: string): string {
  if (!isInvisible(text)) return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  const content = Array.from(text, (character) => {
    if (isInvisible(character))
      return POWERSHELL_ESCAPES[character] ?? `\`u{${toHex(character, 1)}}`;
    return character.replace(/["\u201c-\u201e`$]/, '`$&');
  });
  return `"${content.join('')}"`;
}
