import {isTag, type Document, type Element} from 'domhandler';
import {findOne} from 'domutils';

import {element} from '../hast';
import type {MarkdownRule} from '../rule';

const isLink = ({name, attribs}: Element): boolean => name === 'a' && attribs.href !== undefined;

function findNote(button: Element): Element | undefined {
  let top: Element | Document = button;
  while (top.parent !== null) top = top.parent as Element | Document;
  const {popovertarget} = button.attribs;
  return findOne(({attribs}) => attribs.id === popovertarget, top.children) ?? undefined;
}

/** Converts glossary buttons to links to the definition. */
export const terms: MarkdownRule = {
  matches: ({name, attribs}) => name === 'button' && attribs.popovertarget !== undefined,
  convert: (button, {toContent, page}) => {
    const note = findNote(button);
    const link = note && findOne(isLink, note.children.filter(isTag));
    const words = toContent(button);
    if (!link) return words;
    return [element('a', words, {href: page.toAddress(link.attribs.href ?? '')})];
  },
};
