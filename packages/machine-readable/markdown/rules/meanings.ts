import {isTag, type Element as HtmlElement} from 'domhandler';
import {textContent} from 'domutils';

import {element, isBlank, splitLead, text} from '../hast';
import {isBlock, listElements} from '../html';
import type {MarkdownRule} from '../rule';

/** Returns true if a list item consists of inline code followed only by a block. */
function isMeaning(item: HtmlElement): boolean {
  const [name, meaning] = item.children.filter((node) => textContent(node).trim() !== '');
  if (name === undefined || !isTag(name) || name.name !== 'code') return false;
  return meaning === undefined || (isTag(meaning) && isBlock(meaning.name));
}

/** Converts lists of names with a description in a block below to one line per name. */
export const meanings: MarkdownRule = {
  matches: (list) => list.name === 'ul' && listElements(list).every(isMeaning),
  convert: (list, {toContent}) => [
    element(
      'ul',
      listElements(list).map((item) => {
        const [name, ...meaning] = toContent(item).filter((node) => !isBlank(node));
        const {lead, rest} = splitLead(meaning);
        const colon = meaning.length === 0 ? [] : [text(': ')];
        return element('li', [...(name ? [name] : []), ...colon, ...lead, ...rest]);
      }),
    ),
  ],
};
