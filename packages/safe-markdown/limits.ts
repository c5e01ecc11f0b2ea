/** Bounds of one description: 100 kB of Markdown can otherwise become a page of 400 MB, or run for hours. */
export const LIMITS = {
  /** Characters of HTML. */
  html: 500_000,
  /** Blocks, images or elements inside each other. */
  depth: 50,
  /** Elements in a description that has HTML: parse5 searches for an element among its siblings. */
  elements: 20_000,
  /** Tokens per character that markdown-it may skip while it searches for the end of a link: each bracket starts a search. */
  skipped: 50,
  /** Characters of a tag of HTML: parse5 compares each attribute with the ones before it. */
  tag: 10_000,
};

/** A description is beyond the limits. The message completes a sentence about it: 'nests its parts …'. */
export class MarkdownLimitError extends Error {}

/** @throws MarkdownLimitError if the count is higher than the limit */
function requireAtMost(limit: number, count: number, problem: string): void {
  if (count > limit) throw new MarkdownLimitError(problem);
}

export const limitHtml = (length: number): void =>
  requireAtMost(LIMITS.html, length, `becomes more than ${LIMITS.html / 1000} kB of HTML`);

export const limitDepth = (depth: number): void =>
  requireAtMost(LIMITS.depth, depth, `nests its parts more than ${LIMITS.depth} deep`);

export const limitElements = (count: number): void =>
  requireAtMost(LIMITS.elements, count, `has HTML among more than ${LIMITS.elements} elements`);

/** @param length of the description, in characters */
export const limitSkipped = (count: number, length: number): void =>
  requireAtMost(LIMITS.skipped * length, count, 'has too many brackets that nothing closes');
