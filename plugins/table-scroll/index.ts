import type {Element, ElementContent, Root} from 'hast';

/** A table on a phone is wider than the page: what is around it scrolls, and can be reached by key. */
const wrap = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: ['table-scroll'], tabIndex: 0},
  children: [table],
});

function wrapBelow(node: Root | ElementContent): void {
  if (!('children' in node)) return;
  node.children.forEach((child) => wrapBelow(child as ElementContent));
  node.children = node.children.map((child) =>
    child.type === 'element' && child.tagName === 'table' ? wrap(child) : child,
  );
}

/** A rehype plugin: puts each table of a page into a place that scrolls by itself. */
export default function tableScroll() {
  return (tree: Root): void => wrapBelow(tree);
}
