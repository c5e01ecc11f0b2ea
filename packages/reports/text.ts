/**
 * What the percent signs of an address or a JSON pointer stand for (RFC 3986, section 2.1); a text whose percent
 * signs stand for none, such as `100%`, is not encoded and stands for itself.
 */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Whether each percent sign of an address begins a character. */
export const isDecodable = (text: string): boolean =>
  !text.includes('%') || decodeText(text) !== text;

/** Words as the beginning of a sentence. */
export const startSentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** Text as HTML or XML between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Text as it stands in the double quotes of an attribute of HTML or XML. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replace(/"/g, '&quot;');
