import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString as toText} from 'mdast-util-to-string';

import {isRecordKey} from '../src/product/record-keys';

type Node = Root | RootContent;

const isElement = (node: Node, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

const isSpace = (node: Node): boolean => node.type === 'text' && node.value.trim() === '';

/** Returns the content of a list item, without the paragraph that Markdown adds if blank lines separate the items. */
function readItem(item: Element): readonly ElementContent[] {
  const children = item.children.filter((child) => !isSpace(child));
  const [only] = children;
  return children.length === 1 && only && isElement(only, 'p') ? only.children : item.children;
}

/** Converts an item of the form `**label** – meaning` to a definition; undefined for any other item. */
function toRow(item: Element): Element | undefined {
  const [label, dash, ...rest] = readItem(item);
  if (!label || !isElement(label, 'strong') || dash?.type !== 'text') return undefined;
  const [, text] = /^\s+–\s+(.*)$/s.exec(dash.value) ?? [];
  if (text === undefined) return undefined;
  const row = (tagName: string, children: ElementContent[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  return row('div', [row('dt', label.children), row('dd', [{type: 'text', value: text}, ...rest])]);
}

function change(node: Node): void {
  if (!('children' in node)) return;
  node.children.forEach(change);
  if (!isElement(node, 'ul')) return;
  const items = node.children.filter((child) => isElement(child, 'li'));
  const rows = items.flatMap((item) => toRow(item) ?? []);
  if (rows.length === 0 || rows.length < items.length) return;
  node.tagName = 'dl';
  node.properties = {className: ['definitions']};
  node.children = rows;
}

/** A rehype plugin that renders a list as a definition list if all its items have the form `**label** – meaning`. */
export const definitionLists = () => change;

/** First words of the paragraphs before and after the steps of a how-to. */
const ENDS = [
  {words: 'You need:', className: 'how-to-need'},
  {words: 'It worked when', className: 'how-to-done'},
] as const;

function markEnd(paragraph: Element): void {
  const [first] = paragraph.children;
  if (first?.type !== 'text') return;
  const end = ENDS.find(({words}) => first.value.startsWith(words));
  if (end === undefined) return;
  paragraph.properties.className = [end.className];
  first.value = first.value.slice(end.words.length);
  paragraph.children.unshift({
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{type: 'text', value: end.words}],
  });
}

/** A rehype plugin that marks the paragraphs "You need:" and "It worked when" of how-tos by a class. */
export const howToEnds =
  () =>
  ({children}: Root): void =>
    children.forEach((child) => {
      if (child.type === 'element' && child.tagName === 'p') markEnd(child);
    });

function markKeys(node: Root | RootContent): void {
  if (!('children' in node)) return;
  node.children.forEach(markKeys);
  if (isKey(node)) node.properties.className = ['record-key'];
}

const isKey = (node: Root | RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'code' && isRecordKey(toText(node));

/** A rehype plugin that gives record keys in prose the same style as in the tables of the product model. */
export const markRecordKeys = () => markKeys;
