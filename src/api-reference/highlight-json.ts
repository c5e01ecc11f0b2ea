import {toClassName} from '../code-highlight/class-name';

const TOKENS =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const mark = (kind: string, text: string): string =>
  `<span class="${toClassName(kind)}">${text}</span>`;

/**
 * JSON as HTML in which names are `code-name` and numbers, booleans and null are `code-literal`. Text
 * values have no class: they are most of an example, and keep the colour of the block.
 *
 * @param json valid JSON; anything else comes out escaped and in part without classes
 */
export function highlightJson(json: string): string {
  return escapeHtml(json).replace(TOKENS, (token: string, text?: string, colon?: string) => {
    if (text === undefined) return mark('literal', token);
    return colon === undefined ? token : mark('name', text) + colon;
  });
}
