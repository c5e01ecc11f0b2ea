import {escapeHtml} from '@openapi-portal/reports/text';

/** The class of a kind of code, as `code.css` has it. */
export const toClassName = (kind: string): string => `code-${kind}`;

/** Escaped text as code of a kind. */
const toSpan = (kind: string, html: string): string =>
  `<span class="${toClassName(kind)}">${html}</span>`;

/** A run of characters that look the same. */
export interface Piece {
  /** Name of a class in `code.css` without its prefix; none for plain text. */
  readonly kind?: string;
  readonly text: string;
}

/**
 * A text in pieces: what a pattern finds, and plain text between.
 *
 * @param pattern with the flag `g`
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

/** Renders pieces as HTML, with everything escaped. */
export const renderPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map(({kind, text}) => (kind === undefined ? escapeHtml(text) : toSpan(kind, escapeHtml(text))))
    .join('');

/** A piece as a node of the page, in a browser. */
export function toNode({kind, text}: Piece): Node | string {
  if (kind === undefined) return text;
  const span = document.createElement('span');
  span.className = toClassName(kind);
  span.textContent = text;
  return span;
}
