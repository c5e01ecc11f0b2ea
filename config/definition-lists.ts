import type {Element, ElementContent, Root, RootContent} from 'hast';

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
