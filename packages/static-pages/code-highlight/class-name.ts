/** The class of code in a sentence that is not broken over two lines. */
export const WHOLE = 'code-whole';

/** The class of a kind of code, as `code.css` has it. */
export const toClassName = (kind: string): string => `code-${kind}`;
