import {escapeHtml, toSpan} from 'static-pages/code-highlight/html';

const KEYWORDS =
  'async await break case catch class const def else except finally for foreach from func function if import in ' +
  'interface let new package param public raise return static string switch throw throws try type using var void while with';

const LITERALS = /^(true|false|null|None|True|False|nil|\d[\d.]*)$/;

/** A comment, a text in quotes, or a word; in a shell a text may go over lines. */
const toTokens = (isShell: boolean): RegExp => {
  const rest = isShell ? '' : '\\n';
  const text = `"(?:[^"\\\\${rest}]|\\\\[^])*"|'(?:[^'\\\\${rest}]|\\\\[^])*'|\`[^\`]*\``;
  return new RegExp(`(^\\s*(?://|#).*)|(${text})|[$\\w]+`, 'gm');
};

const KEYWORD = new Set(KEYWORDS.split(' '));

function toHtml(token: string, comment: string | undefined, text: string | undefined): string {
  const html = escapeHtml(token);
  if (comment !== undefined) return toSpan('comment', html);
  if (text !== undefined) return toSpan('string', html);
  if (LITERALS.test(token)) return toSpan('literal', html);
  return KEYWORD.has(token) ? toSpan('keyword', html) : html;
}

/**
 * A code sample as HTML, everything escaped: coloured by comments, texts, keywords and literals alone, where the
 * build colours by the grammar of the language.
 */
export function highlightSample(code: string, language: string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const match of code.matchAll(toTokens(language === 'curl'))) {
    const [token, comment, text] = match;
    pieces.push(escapeHtml(code.slice(end, match.index)), toHtml(token, comment, text));
    end = match.index + token.length;
  }
  return pieces.join('') + escapeHtml(code.slice(end));
}
