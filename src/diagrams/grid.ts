import {drawArrows} from './connect';
import type {Box, Drawing, Words} from './drawing';
import {sum} from './place-boxes';
import {toHeight, wrap} from './wrap';

export interface Cell {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  /** Number of rows that the cell spans. */
  readonly rows?: number;
  readonly text: string;
  readonly note?: string;
  /** `words` for text without a box. */
  readonly kind?: 'plain' | 'end' | 'words';
}

/** An arrow within a column or a row, or to the next row of another column. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly isTwoWay?: true;
}

export interface Grid {
  /** Widths of the columns in pixels. */
  readonly columns: readonly number[];
  readonly columnGap: number;
  readonly rowGap: number;
  readonly cells: readonly Cell[];
  readonly arrows: readonly Arrow[];
  /** Titles of the columns. Columns with titles are drawn as lanes, with a background. */
  readonly heads?: readonly string[];
}

/** A cell with its position and its text in lines. */
export interface PlacedCell extends Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
}

const PADDING = 8;
const HEAD = 34;
/** Distance of lines from the edge of the picture, so that they are not clipped. */
const MARGIN = 1;
/** Distance of a lane's edge from its boxes. */
const LANE = 5;

/** Lays out lengths one after the other with gaps, and returns the position where each one starts. */
const toStarts = (lengths: readonly number[], gap: number, first: number): readonly number[] =>
  lengths.map((_, index) => first + sum(lengths.slice(0, index)) + index * gap);

type WrappedCell = Omit<PlacedCell, 'x' | 'y' | 'height'>;

function toWrapped(cell: Cell, columns: readonly number[]): WrappedCell {
  const width = columns[cell.column] ?? 0;
  const room = cell.kind === 'words' ? width : width - 2 * PADDING;
  const notes = cell.note === undefined ? [] : wrap(cell.note, room, 'note');
  return {...cell, width, lines: wrap(cell.text, room), notes};
}

/** Returns the height of each row, which is that of the tallest cell that spans only this row. */
function toRowHeights(cells: readonly WrappedCell[]): readonly number[] {
  const heights: number[] = [];
  for (const {row, rows = 1, lines, notes} of cells) {
    const height = rows === 1 ? toHeight(lines, notes) + 2 * PADDING : 0;
    heights[row] = Math.max(heights[row] ?? 0, height);
  }
  return heights;
}

export function placeCells({
  columns,
  columnGap,
  rowGap,
  cells,
  heads,
}: Grid): readonly PlacedCell[] {
  const wrapped = cells.map((cell) => toWrapped(cell, columns));
  const heights = toRowHeights(wrapped);
  const lefts = toStarts(columns, columnGap, heads ? LANE : MARGIN);
  const tops = toStarts(heights, rowGap, heads ? HEAD : MARGIN);
  return wrapped.map((cell) => {
    const {row, rows = 1} = cell;
    const height = sum(heights.slice(row, row + rows)) + (rows - 1) * rowGap;
    return {...cell, x: lefts[cell.column] ?? 0, y: tops[row] ?? 0, height};
  });
}

const toBoxes = ({x, y, width, height, kind = 'plain'}: PlacedCell): readonly Box[] =>
  kind === 'words' ? [] : [{x, y, width, height, kind}];

const toWords = ({x, y, width, height, lines, notes, kind}: PlacedCell): Words => ({
  x: kind === 'words' ? x : x + width / 2,
  y: y + height / 2,
  lines,
  notes,
  ...(kind === 'words' && {anchor: 'start'}),
});

function toLanes(
  {columns, columnGap, heads}: Grid,
  height: number,
): Pick<Drawing, 'boxes' | 'words'> {
  if (heads === undefined) return {boxes: [], words: []};
  const lefts = toStarts(columns, columnGap, 0);
  return {
    boxes: columns.map((width, index) => ({
      x: lefts[index] ?? 0,
      y: 0,
      width: width + 2 * LANE,
      height,
      kind: 'lane',
    })),
    words: heads.map((head, index) => ({
      x: (lefts[index] ?? 0) + (columns[index] ?? 0) / 2 + LANE,
      y: HEAD / 2,
      lines: [head],
    })),
  };
}

export function drawGrid(grid: Grid): Drawing {
  const cells = placeCells(grid);
  const edge = grid.heads === undefined ? MARGIN : LANE;
  const height = Math.max(...cells.map((cell) => cell.y + cell.height)) + edge;
  const lanes = toLanes(grid, height);
  const {lines, words} = drawArrows(cells, grid);
  return {
    width: sum(grid.columns) + (grid.columns.length - 1) * grid.columnGap + 2 * edge,
    height,
    boxes: [...lanes.boxes, ...cells.flatMap(toBoxes)],
    lines,
    words: [...lanes.words, ...cells.map(toWords), ...words],
  };
}
