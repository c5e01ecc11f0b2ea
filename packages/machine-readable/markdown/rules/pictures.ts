import type {Element} from 'domhandler';
import {findOne, textContent} from 'domutils';

import {element, text} from '../hast';
import type {MarkdownRule} from '../rule';

const readPart = (picture: Element, name: string): string => {
  const part = findOne((node) => node.name === name, picture.children);
  return part === null ? '' : textContent(part).trim();
};

const toSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

const readWords = (picture: Element): string =>
  [picture.attribs['aria-label'] ?? readPart(picture, 'title'), readPart(picture, 'desc')]
    .filter(Boolean)
    .map(toSentence)
    .join(' ');

/** Replaces inline SVGs and other elements with `role="img"` with their text alternative. */
export const pictures: MarkdownRule = {
  matches: ({name, attribs}) => attribs.role === 'img' && name !== 'img',
  convert: (picture) => {
    const words = readWords(picture);
    return words === '' ? [] : [element('p', [text(`Picture: ${words}`)])];
  },
};
