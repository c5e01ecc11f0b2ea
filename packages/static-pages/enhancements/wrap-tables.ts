import type {Element, ElementContent, Root} from 'hast';
import {toString as toText} from 'mdast-util-to-string';

type Parent = Root | ElementContent;

/** Minimum number of words in a cell to count as a sentence, which a narrow column would break badly. */
const SENTENCE = 5;

/** Tables with at most this many columns have room for sentences even on a phone. */
const FEW_COLUMNS = 2;

function findAll(node: Parent, tagName: string): readonly Element[] {
  if (node.type === 'element' && node.tagName === tagName) return [node];
  return 'children' in node
    ? node.children.flatMap((child) => findAll(child as ElementContent, tagName))
    : [];
}

const isSentence = (cell: Element): boolean => toText(cell).trim().split(/\s+/).length >= SENTENCE;

/** Adds the name of its column to each cell, for rows that are displayed as blocks. */
function labelRow(row: Element, heads: readonly string[]): void {
  const [, ...cells] = findAll(row, 'td');
  cells.forEach((cell, index) => {
    const label = heads[index + 1] ?? '';
    if (label !== '') cell.properties.dataLabel = label;
  });
}

/** Marks a table with sentences in several columns, whose rows are displayed as blocks on narrow screens. */
function stack(table: Element): void {
  const heads = findAll(table, 'th').map((head) => toText(head).trim());
  const rows = findAll(table, 'tbody').flatMap((body) => findAll(body, 'tr'));
  const hasSentence = rows.some((row) => findAll(row, 'td').some(isSentence));
  if (heads.length <= FEW_COLUMNS || !hasSentence) return;
  table.properties.className = ['stacked'];
  rows.forEach((row) => labelRow(row, heads));
}

function wrap(table: Element): void {
  const inner = {...table};
  table.tagName = 'div';
  table.properties = {className: ['table-scroll'], tabIndex: 0};
  table.children = [inner];
}

/** A rehype plugin that makes tables scroll horizontally, and prepares those with sentences for narrow screens. */
export default function tableScroll() {
  return (tree: Root): void =>
    findAll(tree, 'table').forEach((table) => {
      stack(table);
      wrap(table);
    });
}
