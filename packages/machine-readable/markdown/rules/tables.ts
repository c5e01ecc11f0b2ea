import type {Element as HtmlElement} from 'domhandler';
import type {Element, ElementContent} from 'hast';

import {anchor, element, isBlank, isElement, isInline, isNamed, text} from '../hast';
import {listElements} from '../html';
import type {Conversion, MarkdownRule} from '../rule';

const lineBreak = (): Element => element('br');

/** Splits a block in a table cell into lines, such as the items of a list. */
function toLines(node: ElementContent): ElementContent[][] {
  if (isNamed(node, 'ul', 'ol')) {
    return node.children.filter((item) => isNamed(item, 'li')).flatMap(toLines);
  }
  if (isNamed(node, 'pre')) return [[element('code', node.children)]];
  if (!isElement(node) || isInline(node)) return [[node]];
  if (node.children.every(isInline)) return [node.children];
  const lines: ElementContent[][] = [[]];
  for (const child of node.children) {
    if (isInline(child)) lines.at(-1)?.push(child);
    else for (const line of [...toLines(child), []]) lines.push(line);
  }
  return lines.filter((line) => line.some((part) => !isBlank(part)));
}

/** Puts the content of a table cell on one line. List items are separated by `<br>`, paragraphs by spaces. */
export function toCellContent(nodes: readonly ElementContent[]): ElementContent[] {
  const content: ElementContent[] = [];
  for (const node of nodes) {
    if (isInline(node)) content.push(node);
    else {
      const isList = isNamed(node, 'ul', 'ol', 'pre');
      toLines(node).forEach((line, index) => {
        const separator = isList && (index > 0 || content.length > 0) ? lineBreak() : text(' ');
        content.push(separator, ...line);
      });
    }
  }
  return content;
}

interface Cell {
  readonly content: ElementContent[];
  readonly isHead: boolean;
}

/** A cell that spans the next `rows` rows. */
interface RowSpan {
  rows: number;
  readonly cell: Cell;
}

const readSpan = (cell: HtmlElement, name: string): number => Number(cell.attribs[name] ?? 1) || 1;

const EMPTY: Cell = {content: [], isHead: false};

class Grid {
  private readonly rowSpans = new Map<number, RowSpan>();

  constructor(private readonly conversion: Conversion) {}

  /** Builds a row with a cell for each column. Content is repeated in each row that it spans, not in each column. */
  toRow(row: HtmlElement, ids: readonly string[]): Element {
    const cells: Cell[] = [];
    for (const source of listElements(row)) {
      this.fill(cells);
      const cell = this.toCell(source);
      const columns = readSpan(source, 'colspan');
      for (let column = 0; column < columns; column += 1) {
        const rows = readSpan(source, 'rowspan') - 1;
        const part = column === 0 ? cell : EMPTY;
        if (rows > 0) this.rowSpans.set(cells.length, {rows, cell: part});
        cells.push(part);
      }
    }
    this.fill(cells);
    return element(
      'tr',
      cells.map(({content, isHead}, index) =>
        element(isHead ? 'th' : 'td', [...(index === 0 ? ids.map(anchor) : []), ...content]),
      ),
    );
  }

  private fill(cells: Cell[]): void {
    for (;;) {
      const span = this.rowSpans.get(cells.length);
      if (span === undefined || span.rows === 0) return;
      span.rows -= 1;
      cells.push(span.cell);
    }
  }

  private toCell(source: HtmlElement): Cell {
    return {
      content: toCellContent(this.conversion.toContent(source)),
      isHead: source.name === 'th',
    };
  }
}

/** Lists the rows of a table with their ids. The id of a row group is only included if a link refers to it. */
function listRows(table: HtmlElement, isTarget: (id: string) => boolean) {
  return listElements(table).flatMap((part) => {
    if (part.name === 'tr') return [{row: part, ids: [part.attribs.id ?? '']}];
    const group = part.attribs.id ?? '';
    return listElements(part).map((row, index) => ({
      row,
      ids: [index === 0 && isTarget(group) ? group : '', row.attribs.id ?? ''],
    }));
  });
}

/** Converts a table to one in which each row has all columns and each cell fits on one line. */
export const tables: MarkdownRule = {
  matches: ({name}) => name === 'table',
  convert: (table, conversion) => {
    const grid = new Grid(conversion);
    const [head, ...others] = listRows(table, conversion.page.isTarget).map(({row, ids}) =>
      grid.toRow(row, ids.filter(Boolean)),
    );
    if (head === undefined) return [];
    return [element('table', [element('thead', [head]), element('tbody', others)])];
  },
};
