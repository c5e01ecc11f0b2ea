import {isInvisible, isPlainLines, quoteJava, quotePowerShell, quoteUtf32} from './quote';

const indentLines = (text: string, margin: string): string => text.replace(/^(?=.)/gm, margin);

/**
 * A string of Go, raw where it has lines, quotes or backslashes. A backtick, which no raw string
 * can have, is joined in as a string of its own.
 */
export function quoteGo(text: string): string {
  const isPlain =
    isPlainLines(text) || (/["\\]/.test(text) && !text.includes('`') && !isInvisible(text));
  if (!isPlain) return quoteUtf32(text);
  return `\`${text.replaceAll('`', '` + "`" + `')}\``;
}

/**
 * A text block of Java 15 and later.
 *
 * @param margin white space before every line of it
 */
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

/**
 * A raw string of C# 11 and later, with as many quotes around it as its content needs.
 *
 * @param margin white space before every line of it
 */
export function quoteCSharpLines(text: string, margin: string): string {
  if (!isPlainLines(text)) return quoteUtf32(text);
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map(({length}) => length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${indentLines(`${text}\n${quotes}`, margin)}`;
}

/** A here-string of PowerShell where text has lines, unless one of them would end it. */
export function quotePowerShellLines(text: string): string {
  const endsHereString = /^['\u2018-\u201b]@/m.test(text);
  return isPlainLines(text) && !endsHereString ? `@'\n${text}\n'@` : quotePowerShell(text);
}
