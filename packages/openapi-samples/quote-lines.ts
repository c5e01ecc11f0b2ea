import {isInvisible, isPlainLines, quoteJava, quotePowerShell, quoteUtf32} from './quote';

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
