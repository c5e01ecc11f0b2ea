/** Limits for one description. Without them, 100 kB of Markdown can become 400 MB of HTML or take hours to render. */
export const LIMITS = {
  /** Length of the HTML in characters. */
  html: 500_000,
  /** Nesting depth of blocks, images or elements. */
  depth: 50,
  /** Number of elements in a description that contains HTML. parse5 searches the siblings of an element linearly. */
  elements: 20_000,
  /** Tokens per character that markdown-it may skip while it searches for the end of a link. */
  skipped: 50,
  /** Length of an HTML tag in characters. parse5 compares each attribute with all previous attributes. */
  tag: 10_000,
};

/** Thrown when a description exceeds a limit. The message continues a sentence about it. */
export class MarkdownLimitError extends Error {}

function requireAtMost(limit: number, count: number, problem: string): void {
  if (count > limit) throw new MarkdownLimitError(problem);
}

export const limitHtml = (length: number): void =>
  requireAtMost(LIMITS.html, length, `would become more than ${LIMITS.html / 1000} kB of HTML`);

export const limitDepth = (depth: number): void =>
  requireAtMost(LIMITS.depth, depth, `is nested more than ${LIMITS.depth} levels deep`);

export const limitElements = (count: number): void =>
  requireAtMost(LIMITS.elements, count, `contains HTML and more than ${LIMITS.elements} elements`);

/** @param length length of the description in characters */
export const limitUnclosedBrackets = (count: number, length: number): void =>
  requireAtMost(LIMITS.skipped * length, count, 'has too many unclosed brackets');
