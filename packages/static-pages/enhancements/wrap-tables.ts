import type {Element, ElementContent, Root} from 'hast';
import {toString as toText} from 'mdast-util-to-string';

type Parent = Root | ElementContent;

/** From so many words on, a cell holds a sentence, which a narrow column would break to pieces. */
const SENTENCE = 5;

/** Two columns have room for sentences even on a telephone. */
const FEW_COLUMNS = 2;

const isElement = (node: Parent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

function findAll(node: Parent, tagName: string): readonly Element[] {
  if (isElement(node, tagName)) return [node];
  return 'children' in node
    ? node.children.flatMap((child) => findAll(child as ElementContent, tagName))
    : [];
}

const isSentence = (cell: Element): boolean => toText(cell).trim().split(/\s+/).length >= SENTENCE;

/** Says in each cell what its column is called, for where a row is shown as a block. */
function labelRow(row: Element, heads: readonly string[]): void {
  const [, ...cells] = findAll(row, 'td');
  cells.forEach((cell, index) => {
    const label = heads[index + 1] ?? '';
    if (label !== '') cell.properties.dataLabel = label;
  });
}

/** Lets a table with sentences in several columns fall into blocks where there is little room. */
function stack(table: Element): void {
  const heads = findAll(table, 'th').map((head) => toText(head).trim());
  const rows = findAll(table, 'tbody').flatMap((body) => findAll(body, 'tr'));
  const hasSentence = rows.some((row) => findAll(row, 'td').some(isSentence));
  if (heads.length <= FEW_COLUMNS || !hasSentence) return;
  table.properties.className = ['stacked'];
  rows.forEach((row) => labelRow(row, heads));
}

/** A table on a phone is wider than the page: what is around it scrolls, and can be reached by key. */
const wrap = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: ['table-scroll'], tabIndex: 0},
  children: [table],
});

function wrapBelow(node: Parent): void {
  if (!('children' in node)) return;
  node.children.forEach((child) => wrapBelow(child as ElementContent));
  node.children = node.children.map((child) => {
    if (!isElement(child as ElementContent, 'table')) return child;
    stack(child as Element);
    return wrap(child as Element);
  });
}

/**
 * A rehype plugin: puts each table of a page into a place that scrolls by itself, and prepares those
 * with sentences for a narrow one.
 */
export default function tableScroll() {
  return (tree: Root): void => wrapBelow(tree);
}
