import {isTag, type Element as HtmlElement} from 'domhandler';
import {textContent} from 'domutils';

import {element, isBlank, splitLead, text} from '../hast';
import {isBlock, listElements} from '../html';
import type {MarkdownRule} from '../rule';

/** Returns true if a list item is a name in code followed only by blocks. */
function isMeaning(item: HtmlElement): boolean {
  const [name, meaning] = item.children.filter((node) => textContent(node).trim() !== '');
  if (name === undefined || !isTag(name) || name.name !== 'code') return false;
  return meaning === undefined || (isTag(meaning) && isBlock(meaning.name));
}

/** A list of names, each with its meaning in a block below it: Markdown has them in one line. */
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
