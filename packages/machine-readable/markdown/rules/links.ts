import type {Element} from 'domhandler';
import {findOne, textContent} from 'domutils';

import {element} from '../hast';
import {findAround, isHeading} from '../html';
import type {MarkdownRule} from '../rule';

const isLink = ({name, attribs}: Element): boolean => name === 'a' && attribs.href !== undefined;

const hasPicture = (link: Element): boolean =>
  findOne(({name}) => name === 'img', link.children) !== null;

/** Returns true for a link without text, such as a heading's link to itself. */
const isSign = (link: Element): boolean =>
  /^[#\s\u200b]*$/.test(textContent(link)) && !hasPicture(link);

const isOwnAddress = (link: Element): boolean =>
  (link.attribs.href ?? '').startsWith('#') && findAround(link, isHeading) !== undefined;

export const links: readonly MarkdownRule[] = [
  {matches: (node) => isLink(node) && isSign(node), convert: () => []},
  {
    matches: (node) => isLink(node) && isOwnAddress(node),
    convert: (link, {toContent}) => toContent(link),
  },
  // Links with `type="text/html"` point to the HTML page, because its Markdown lacks the content.
  {
    matches: (node) => isLink(node) && node.attribs.type === 'text/html',
    convert: (link, {toContent, page}) => [
      element('a', toContent(link), {href: page.toPageAddress(link.attribs.href ?? '')}),
    ],
  },
  {
    matches: isLink,
    convert: (link, {toContent, page}) => [
      element('a', toContent(link), {href: page.toAddress(link.attribs.href ?? '')}),
    ],
  },
  {
    matches: ({name}) => name === 'img',
    convert: ({attribs: {src = '', alt = ''}}, {page}) => [
      element('img', [], {src: page.toAddress(src), alt}),
    ],
  },
];
