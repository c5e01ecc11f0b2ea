/** The class of a kind of code, as `code.css` has it. */
export const toClassName = (kind: string): string => `code-${kind}`;
