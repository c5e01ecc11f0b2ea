import type {Element as HtmlElement} from 'domhandler';
import {findAll, textContent} from 'domutils';

import {element, text} from '../hast';
import {findAround, hasClass, listElements} from '../html';
import type {MarkdownRule} from '../rule';

const readLanguage = (choice: HtmlElement): string => {
  const summary = listElements(choice).find(({name}) => name === 'summary');
  return summary === undefined ? '' : textContent(summary).trim();
};

const isLanguage = ({attribs}: HtmlElement): boolean => attribs['data-language'] !== undefined;

/** Samples in one language; the page has the others. */
export const samples: readonly MarkdownRule[] = [
  {
    matches: (node) => hasClass(node, 'api-languages'),
    convert: (languages, {convert}) => {
      const [first] = listElements(languages);
      return first === undefined ? [] : convert(listElements(first).slice(1));
    },
  },
  {
    matches: (node) => hasClass(node, 'api-samples'),
    convert: (aside, {toContent, page}) => {
      const [, ...others] = new Set(findAll(isLanguage, aside.children).map(readLanguage));
      if (others.length === 0) return [element('div', toContent(aside))];
      const link = element('a', [text('the code samples of this page')], {
        href: page.toPageAddress('#samples'),
      });
      const rest = element('p', [text(`In ${others.join(', ')}: `), link, text('.')]);
      return [element('div', [...toContent(aside), rest])];
    },
  },
  {
    matches: (node) =>
      node.name === 'summary' &&
      findAround(node, (around) => hasClass(around, 'api-request')) === node.parent,
    convert: (summary, {toContent}) => [element('h3', toContent(summary))],
  },
];
