import {escapeHtml} from '@openapi-portal/reports/text';

export const toClassName = (kind: string): string => `code-${kind}`;

const toSpan = (kind: string, html: string): string =>
  `<span class="${toClassName(kind)}">${html}</span>`;

/** Consecutive characters of the same kind. */
export interface Piece {
  /** Class name in `code.css` without its prefix; undefined for plain text. */
  readonly kind?: string;
  readonly text: string;
}

/**
 * Splits text into the pieces that `toPieces` returns for each match and the plain text between the matches.
 *
 * @param pattern a regular expression with the `g` flag
 */
export function splitPieces(
  text: string,
  pattern: RegExp,
  toPieces: (match: RegExpExecArray) => readonly Piece[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push({text: text.slice(end, match.index)}, ...toPieces(match));
    end = match.index + match[0].length;
  }
  return [...pieces, {text: text.slice(end)}];
}

export const renderPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map(({kind, text}) => (kind === undefined ? escapeHtml(text) : toSpan(kind, escapeHtml(text))))
    .join('');

export function toNode({kind, text}: Piece): Node | string {
  if (kind === undefined) return text;
  const span = document.createElement('span');
  span.className = toClassName(kind);
  span.textContent = text;
  return span;
}
