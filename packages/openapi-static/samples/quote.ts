import {isInvisible, toBracedEscape, toUtf16Escapes, toUtf32Escape} from './invisible';

type Quote = '"' | "'";
type Escape = (character: string) => string;

const SHORT_ESCAPES: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** The content of a string of the C family: a backslash escapes it, the quote, and what `special` has. */
function escapeWithBackslash(text: string, special: string, escape: Escape): string {
  return Array.from(text, (character) => {
    if (character === '\\' || special.includes(character)) return `\\${character}`;
    return SHORT_ESCAPES[character] ?? (isInvisible(character) ? escape(character) : character);
  }).join('');
}

const quoteWith = (text: string, quote: Quote, escape: Escape, special = ''): string =>
  quote + escapeWithBackslash(text, quote + special, escape) + quote;

const count = (text: string, quote: Quote): number => text.split(quote).length - 1;

/** As formatters do: the preferred quote, unless the other one needs fewer escapes. */
function chooseQuote(text: string, preferred: Quote): Quote {
  const other = preferred === '"' ? "'" : '"';
  return count(text, preferred) > count(text, other) ? other : preferred;
}

/** Keeps code that is pasted into an inline script from ending it. */
const guardScript = (code: string): string =>
  code.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');

const toJavaScriptEscape: Escape = (character) =>
  character.length === 1 ? toUtf16Escapes(character) : toBracedEscape(character);

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

/** A string of PHP: single quotes, in which no dollar sign counts, unless it needs an escape. */
export function quotePhp(text: string): string {
  if (isInvisible(text)) return quoteWith(text, '"', toBracedEscape, '$');
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A word of Bash, Zsh and, where it has no control characters but line breaks and tabs, any shell. */
export function quoteShell(text: string): string {
  if (!isInvisible(text.replace(/[\n\t]/g, ''))) return `'${text.replaceAll("'", "'\\''")}'`;
  return `$${quoteWith(text, "'", toUtf32Escape)}`;
}
