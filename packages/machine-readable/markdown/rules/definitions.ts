import type {Element as HtmlElement} from 'domhandler';
import type {ElementContent} from 'hast';

import {bold, element, isBlank, isNamed, splitLead, text, toText} from '../hast';
import {listElements} from '../html';
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

/**
 * Puts the start of the first description on the same line as the name. Blocks and further descriptions follow
 * below.
 */
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
