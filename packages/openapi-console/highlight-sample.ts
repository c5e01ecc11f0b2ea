import {type Piece, splitPieces} from '@openapi-portal/code-highlight/browser';

const KEYWORDS =
  'async await break case catch class const def else except finally for foreach from func function if import in ' +
  'interface let new package param public raise return static string switch throw throws try type using var void while with';

const LITERALS = /^(true|false|null|None|True|False|nil|\d[\d.]*)$/;

const toTokens = (isShell: boolean): RegExp => {
  const rest = isShell ? '' : '\\n';
  const text = `"(?:[^"\\\\${rest}]|\\\\[^])*"|'(?:[^'\\\\${rest}]|\\\\[^])*'|\`[^\`]*\``;
  return new RegExp(`(^\\s*(?://|#).*)|(${text})|[$\\w]+`, 'gm');
};

const KEYWORD = new Set(KEYWORDS.split(' '));

function findKind([token, comment, text]: RegExpExecArray): string | undefined {
  if (comment !== undefined) return 'comment';
  if (text !== undefined) return 'string';
  if (LITERALS.test(token)) return 'literal';
  return KEYWORD.has(token) ? 'keyword' : undefined;
}

/** Splits a code sample into comments, strings, keywords and literals, without a grammar for each language. */
export const highlightSample = (code: string, language: string): readonly Piece[] =>
  splitPieces(code, toTokens(language === 'curl'), (match) => {
    const kind = findKind(match);
    return [{text: match[0], ...(kind && {kind})}];
  });
