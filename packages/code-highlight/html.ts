/** The class of a kind of code, as `code.css` has it. */
export const toClassName = (kind: string): string => `code-${kind}`;

/** Escaped text as code of a kind. */
export const toSpan = (kind: string, html: string): string =>
  `<span class="${toClassName(kind)}">${html}</span>`;
