import {type ChildNode, type Document, type Element, isTag} from 'domhandler';
import {findOne, textContent} from 'domutils';

import {bold, element, isBlank, splitLead, text} from '../hast';
import {findAncestor, isBlock, isHeading, listElements} from '../html';
import type {MarkdownRule} from '../rule';

const isLink = ({name, attribs}: Element): boolean => name === 'a' && attribs.href !== undefined;

const hasPicture = (link: Element): boolean =>
  findOne(({name}) => name === 'img', link.children) !== null;

/** Returns true for a link without text, such as a heading's link to itself. */
const isSign = (link: Element): boolean =>
  /^[#\s\u200b]*$/.test(textContent(link)) && !hasPicture(link);

const isOwnAddress = (link: Element): boolean =>
  (link.attribs.href ?? '').startsWith('#') && findAncestor(link, isHeading) !== undefined;

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

function isJson(source: string): boolean {
  try {
    return typeof JSON.parse(source) === 'object';
  } catch {
    return false;
  }
}

/** Returns the text of a node, with `<br>` as line breaks. */
function toLines(node: ChildNode): string {
  if (!isTag(node)) return textContent(node);
  return node.name === 'br' ? '\n' : node.children.map(toLines).join('');
}

/** Returns the text of a code block. The classic theme of Docusaurus ends each line with `<br>`. */
const toSource = (block: Element): string => toLines(block).replace(/\n$/, '');

/** Converts code blocks. The class name contains the language; valid JSON without one is marked as JSON. */
export const code: MarkdownRule = {
  matches: ({name}) => name === 'pre',
  convert: (block) => {
    const source = toSource(block);
    const inner = findOne(({name}) => name === 'code', block.children);
    const classes = `${inner?.attribs.class ?? ''} ${block.attribs.class ?? ''}`;
    const named = /language-([\w-]+)/.exec(classes)?.[1];
    const language = named ?? (isJson(source) ? 'json' : undefined);
    const className = language === undefined ? [] : [`language-${language}`];
    return [element('pre', [element('code', [text(source)], {className})])];
  },
};

const IN_LINE = new Set(['li', 'dd', 'td']);

/** Converts headings in list items and table cells to bold text, because Markdown has no headings there. */
export const headings: MarkdownRule = {
  matches: (node) =>
    isHeading(node) && findAncestor(node, ({name}) => IN_LINE.has(name)) !== undefined,
  convert: (heading, {toContent}) => [element('p', [bold(toContent(heading))])],
};

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

/** Returns true if a list item consists of inline code followed only by a block. */
function isMeaning(item: Element): boolean {
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
