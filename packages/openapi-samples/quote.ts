/** Control and format characters, separators other than the space, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

/** Characters that a language may need to escape: quotes, backslashes, dollar signs and invisible characters. */
const ESCAPABLE = new RegExp(`["'\\\\$]|${INVISIBLE.source}`, 'gu');

export const isInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

export const isPlainLines = (text: string): boolean =>
  text.includes('\n') && !isInvisible(text.replace(/[\n\t]/g, ''));

type Quote = '"' | "'";
type Escape = (character: string) => string;

const toHex = (character: string, digits: number): string =>
  (character.codePointAt(0) ?? 0).toString(16).padStart(digits, '0');

/** Escapes a character for JSON and Java: `\u200b`, or two such escapes outside the basic plane. */
const toUtf16Escapes: Escape = (character) =>
  character
    .split('')
    .map((unit) => `\\u${toHex(unit, 4)}`)
    .join('');

/** Escapes a character for Go, C#, Python and Bash: `\u200b` or `\U000e0001`. */
const toUtf32Escape: Escape = (character) =>
  character.length === 1 ? `\\u${toHex(character, 4)}` : `\\U${toHex(character, 8)}`;

/** Escapes a character for PHP, and for JavaScript outside the basic plane: `\u{200b}`. */
const toBracedEscape: Escape = (character) => `\\u{${toHex(character, 1)}}`;

const SHORT_ESCAPES: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** Quotes a string with backslashes before the quote, backslashes and the characters in `special`. */
function quoteWith(text: string, quote: Quote, escape: Escape, special = ''): string {
  const content = text.replace(ESCAPABLE, (character) => {
    if (`\\${quote}${special}`.includes(character)) return `\\${character}`;
    return SHORT_ESCAPES[character] ?? (isInvisible(character) ? escape(character) : character);
  });
  return quote + content + quote;
}

const count = (text: string, quote: Quote): number => text.split(quote).length - 1;

/** Returns the preferred quote unless the other quote needs fewer escapes, as formatters do. */
function chooseQuote(text: string, preferred: Quote): Quote {
  const other = preferred === '"' ? "'" : '"';
  return count(text, preferred) > count(text, other) ? other : preferred;
}

/** Prevents code that is pasted into an inline script from ending the script. */
const guardScript = (code: string): string =>
  code.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');

const toJavaScriptEscape: Escape = (character) =>
  character.length === 1 ? toUtf16Escapes(character) : toBracedEscape(character);

export const quoteJson = (text: string): string =>
  JSON.stringify(text).replace(INVISIBLE, toUtf16Escapes);

/** Quotes a string for JavaScript and TypeScript, like Prettier with `singleQuote`. */
export const quoteJavaScript = (text: string): string =>
  guardScript(quoteWith(text, chooseQuote(text, "'"), toJavaScriptEscape));

/** Quotes text as a template literal without substitutions. Line breaks are not escaped. */
export const quoteTemplate = (text: string): string =>
  guardScript(`\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replace(/\r/g, '\\r')}\``);

/** Quotes a string for Python, like Black. */
export const quotePython = (text: string): string =>
  quoteWith(text, chooseQuote(text, '"'), toUtf32Escape);

/** Quotes a string for Go and C#, on one line. */
export const quoteUtf32 = (text: string): string => quoteWith(text, '"', toUtf32Escape);

export const quoteJava = (text: string): string => quoteWith(text, '"', toUtf16Escapes);

/** Quotes a string for PHP, in single quotes unless it needs escapes. Dollar signs have no meaning in single quotes. */
export function quotePhp(text: string): string {
  if (isInvisible(text)) return quoteWith(text, '"', toBracedEscape, '$');
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Quotes a word for Bash and Zsh, and for any shell unless it has invisible characters. */
export function quoteShell(text: string): string {
  if (!isInvisible(text.replace(/[\n\t]/g, ''))) return `'${text.replaceAll("'", "'\\''")}'`;
  return `$${quoteWith(text, "'", toUtf32Escape)}`;
}

const POWERSHELL_ESCAPES: Readonly<Record<string, string>> = {'\n': '`n', '\r': '`r', '\t': '`t'};

/** Quotes a string for PowerShell on one line. PowerShell treats typographic quotes as quotes. */
export function quotePowerShell(text: string): string {
  if (!isInvisible(text)) return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  const content = Array.from(text, (character) => {
    if (isInvisible(character))
      return POWERSHELL_ESCAPES[character] ?? `\`u{${toHex(character, 1)}}`;
    return character.replace(/["\u201c-\u201e`$]/, '`$&');
  });
  return `"${content.join('')}"`;
}

const indentLines = (text: string, margin: string): string => text.replace(/^(?=.)/gm, margin);

/** Quotes a Go string, raw if it has several lines, quotes or backslashes, but without backticks. */
export function quoteGo(text: string): string {
  const isPlain =
    isPlainLines(text) || (/["\\]/.test(text) && !text.includes('`') && !isInvisible(text));
  if (!isPlain) return quoteUtf32(text);
  return `\`${text.replaceAll('`', '` + "`" + `')}\``;
}

/** Quotes text as a text block of Java 15, indented by `margin`. */
export function quoteJavaLines(text: string, margin: string): string {
  const losesMargin = text.split('\n').every((line) => /^\s|^$/.test(line));
  if (!isPlainLines(text) || losesMargin) return quoteJava(text);
  const block = text
    .replaceAll('\\', '\\\\')
    .replace(/"(?="")|"$/g, '\\"')
    .replace(/ $/gm, '\\s')
    .replace(/\t$/gm, '\\t');
  return `"""\n${indentLines(`${block}"""`, margin)}`;
}

/** Quotes text as a raw string of C# 11, with more quotes than the text has in a row. */
export function quoteCSharpLines(text: string, margin: string): string {
  if (!isPlainLines(text)) return quoteUtf32(text);
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map(({length}) => length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${indentLines(`${text}\n${quotes}`, margin)}`;
}

/** Quotes text with several lines as a here-string, unless one of the lines would end the here-string. */
export function quotePowerShellLines(text: string): string {
  const endsHereString = /^['\u2018-\u201b]@/m.test(text);
  return isPlainLines(text) && !endsHereString ? `@'\n${text}\n'@` : quotePowerShell(text);
}
