import {escapeHtml, toSpan} from 'static-pages/code-highlight/html';

const TOKENS =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON as HTML in which names are `code-name`, text is `code-string`, and numbers, booleans and null are
 * `code-literal`, as in the code samples.
 *
 * @param json valid JSON; anything else comes out escaped and in part without classes
 */
export function highlightJson(json: string): string {
  return escapeHtml(json).replace(TOKENS, (token: string, text?: string, colon?: string) => {
    if (text === undefined) return toSpan('literal', token);
    return colon === undefined ? toSpan('string', text) : toSpan('name', text) + colon;
  });
}
