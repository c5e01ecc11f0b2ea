import type {Element} from 'domhandler';

import {findAround, hasClass} from '../html';
import type {MarkdownRule} from '../rule';

/** What leads around the site, and what only a browser can work. */
const LEFT_OUT = new Set(
  `button dialog form iframe input label nav noscript script select style svg template
  textarea`.split(/\s+/),
);

/** An attribute by which a component of this package leaves itself out. */
const NOT_IN_MARKDOWN = 'data-not-in-markdown';

/** A button that stands for the words of a cell, as in a table whose cells can be chosen. */
const isValue = (element: Element): boolean =>
  element.name === 'button' && findAround(element, ({name}) => name === 'td') !== undefined;

/** Terms are words of their sentence, though a button shows what they mean. */
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
