import type {ChildNode, Element} from 'domhandler';
import {isTag, isText} from 'domhandler';
import {getAttributeValue, hasAttrib} from 'domutils';

/** Inline elements, which do not separate words. */
const INLINE = new Set(
  'a abbr b button code dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);

/** Elements without searchable words: navigation, code, pictures, and controls. */
const LEFT_OUT = new Set(
  'aside footer form label nav noscript pre script select style svg template thead'.split(' '),
);

/**
 * Returns true if the content of an element is not searched, such as notes, samples, menus and buttons. Buttons that
 * open the definition of a glossary term are part of a sentence, so they are searched.
 */
export const isUnsearched = (element: Element): boolean =>
  LEFT_OUT.has(element.name) ||
  hasAttrib(element, 'popover') ||
  hasAttrib(element, 'hidden') ||
  hasAttrib(element, 'data-not-in-markdown') ||
  hasAttrib(element, 'data-unrecorded') ||
  getAttributeValue(element, 'aria-hidden') === 'true' ||
  (element.name === 'button' && !hasAttrib(element, 'popovertarget'));

export const isInline = (element: Element): boolean => INLINE.has(element.name);

/** Puts a text on one line. Removes zero-width spaces of heading links, and spaces before punctuation. */
export const toLine = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();

function collect(nodes: readonly ChildNode[], parts: string[]): string[] {
  for (const node of nodes) {
    if (isText(node)) parts.push(node.data);
    else if (isTag(node) && !isUnsearched(node)) {
      if (!isInline(node)) parts.push(' ');
      collect(node.children, parts);
      if (!isInline(node)) parts.push(' ');
    }
  }
  return parts;
}

/** Returns the searchable text of an element on one line. */
export const readLine = (element: Element): string =>
  toLine(collect(element.children, []).join(''));
