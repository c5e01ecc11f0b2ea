import type {Element} from 'domhandler';
import {findOne, textContent} from 'domutils';

import type {BuiltPage} from '@openapi-portal/static-pages/built-pages';
import {code, element, text} from '../hast';
import {findAround, hasClass, isHeading, listElements} from '../html';
import type {MarkdownRule} from '../rule';

/** How requests are authorised by a scheme, in the words of the API's introduction. */
function findWords({main}: BuiltPage, scheme: string): string {
  const id = `authorization.${scheme}`;
  const heading = findOne((node) => isHeading(node) && node.attribs.id === id, main.children);
  const section = heading?.parent;
  const words = section && listElements(section).find(({name}) => name === 'p');
  return words === undefined || words === null ? '' : textContent(words).trim();
}

const isScheme = (node: Element): boolean =>
  (node.attribs.href ?? '').endsWith('#authorization') &&
  findAround(node, (around) => hasClass(around, 'api-facts')) !== undefined;

export const facts: readonly MarkdownRule[] = [
  // The headings of a page are its contents.
  {matches: (node) => hasClass(node, 'api-contents-fold'), convert: () => []},
  {
    matches: (node) => hasClass(node, 'api-endpoint'),
    convert: (endpoint) => {
      const [method, path] = listElements(endpoint);
      const words = [method, path].map((part) => (part ? textContent(part) : ''));
      return [element('p', [code(words.join(' '))])];
    },
  },
  {
    matches: isScheme,
    convert: (link, {toContent, page}) => {
      const {href = ''} = link.attribs;
      const linked = page.readLinked(href);
      const words = linked && findWords(linked, textContent(link));
      const name = element('a', toContent(link), {href: page.toAddress(href)});
      return words ? [name, text(`: ${words}`)] : [name];
    },
  },
];
