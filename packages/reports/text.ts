/** Decodes percent-encoding. A text with invalid percent signs is returned unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Returns true if all percent signs of a URL are valid encodings. */
export const isDecodable = (text: string): boolean =>
  !text.includes('%') || decodeText(text) !== text;

export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Escapes text for the content of an HTML or XML element. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const escapeAttribute = (text: string): string => escapeHtml(text).replace(/"/g, '&quot;');

/** Removes the characters that XML does not allow, even as references (XML 1.0, section 2.2). */
export const removeNonXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '');
