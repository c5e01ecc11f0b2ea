import type {Element as HtmlElement, Element} from 'domhandler';
import type {ElementContent} from 'hast';
import {findOne, textContent} from 'domutils';

import {bold, element, isBlank, isNamed, splitLead, text, toText} from '../hast';
import {findAncestor, hasClass, isHeading, listElements} from '../html';
import type {Conversion, MarkdownRule} from '../rule';

/** Consecutive `dt` elements with the `dd` elements that follow them. */
interface Group {
  readonly names: HtmlElement[];
  readonly meanings: HtmlElement[];
}

function toGroups(parts: readonly HtmlElement[]): readonly Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.name === 'dt' && (last === undefined || last.meanings.length > 0)) {
      groups.push({names: [part], meanings: []});
    } else last?.[part.name === 'dt' ? 'names' : 'meanings'].push(part);
  }
  return groups;
}

/** Returns true for content that is recognisable as a name without bold: code, linked code or italics. */
const isName = (node: ElementContent): boolean =>
  isNamed(node, 'code', 'i') ||
  (isNamed(node, 'a') && node.children.every((child) => isNamed(child, 'code')));

/** Formats a name with details such as its type in parentheses: `email` (string). */
function formatName(nodes: readonly ElementContent[]): ElementContent[] {
  const [name, ...others] = nodes.filter((node) => !isBlank(node));
  if (name === undefined || !isName(name)) return [bold([...nodes])];
  if (others.length === 0) return [name];
  return [name, text(' ('), ...others, text(')')];
}

/** Puts the start of the first description on the line of the name. Blocks and other descriptions follow below. */
function toItem({names, meanings}: Group, {toContent}: Conversion): ElementContent {
  const title = names.flatMap((name, index) => [
    ...(index > 0 ? [text(', ')] : []),
    ...formatName(toContent(name)),
  ]);
  const [first = [], ...others] = meanings.map((meaning) => [text(' '), ...toContent(meaning)]);
  const {lead, rest} = splitLead(first);
  const below = others.map((nodes) => element('div', nodes));
  const end = /[?!.:]$/.test(toText(title)) ? ' ' : ': ';
  return element('li', [...title, text(end), ...lead, ...rest, ...below]);
}

const toItems = (parent: HtmlElement, conversion: Conversion): ElementContent[] =>
  toGroups(listElements(parent)).map((group) => toItem(group, conversion));

/** Converts definition lists to bullet lists. */
export const definitions: MarkdownRule = {
  matches: ({name}) => name === 'dl',
  convert: (list, conversion) => {
    const items = listElements(list).some(({name}) => name === 'div')
      ? listElements(list).flatMap((row) => conversion.withAnchor(row, toItems(row, conversion)))
      : toItems(list, conversion);
    return [element('ul', items)];
  },
};

/** Expands `<details>` elements. Their content follows the summary. */
export const details: readonly MarkdownRule[] = [
  {
    matches: ({name}) => name === 'details',
    convert: (fold, {toContent}) => [element('div', toContent(fold))],
  },
  {
    matches: ({name}) => name === 'summary',
    convert: (summary, {convert, toContent}) => {
      const heading = listElements(summary).find(isHeading);
      if (heading === undefined) return [element('p', [bold(toContent(summary))])];
      const others = summary.children.filter((node) => node !== heading);
      return [...convert([heading]), element('p', convert(others))];
    },
  },
];

/** Converts admonitions of Docusaurus to block quotes. */
export const notes: MarkdownRule = {
  matches: (node) => hasClass(node, 'theme-admonition'),
  convert: (note, {toContent}) => {
    const [heading, ...content] = listElements(note);
    return [
      element('blockquote', [
        ...(heading ? [element('p', [bold(toContent(heading))])] : []),
        ...content.flatMap(toContent),
      ]),
    ];
  },
};

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

/** Elements for navigation, and elements that only work in a browser. */
const LEFT_OUT = new Set(
  `button dialog form iframe input label nav noscript script select style svg template
  textarea`.split(/\s+/),
);

const NOT_IN_MARKDOWN = 'data-not-in-markdown';

/** Returns true for a button in a table cell, whose text is the value of the cell. */
const isValue = (element: Element): boolean =>
  element.name === 'button' && findAncestor(element, ({name}) => name === 'td') !== undefined;

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
