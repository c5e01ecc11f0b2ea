import type {Element} from 'domhandler';

import {findAround, hasClass} from '../html';
import type {MarkdownRule} from '../rule';

/** Elements for navigation, and elements that only work in a browser. */
const LEFT_OUT = new Set(
  `button dialog form iframe input label nav noscript script select style svg template
  textarea`.split(/\s+/),
);

const NOT_IN_MARKDOWN = 'data-not-in-markdown';

/** Returns true for a button in a table cell, whose text is the value of the cell. */
const isValue = (element: Element): boolean =>
  element.name === 'button' && findAround(element, ({name}) => name === 'td') !== undefined;

/** Returns true for the button of a glossary term, whose text is part of a sentence. */
const isTerm = ({attribs}: Element): boolean => attribs.popovertarget !== undefined;

export const leftOut: MarkdownRule = {
  matches: (element, {leaveOut}) => {
    const {name, attribs} = element;
    if (NOT_IN_MARKDOWN in attribs) return true;
    if (attribs['aria-hidden'] === 'true' || 'hidden' in attribs || 'popover' in attribs)
      return true;
    if (leaveOut.some((className) => hasClass(element, className))) return true;
    return LEFT_OUT.has(name) && !isTerm(element) && !isValue(element);
  },
  convert: () => [],
};
