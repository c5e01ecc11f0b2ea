import type {Words} from './drawing';
import {toArea} from './place-labels';
import type {NamedBox, Route} from './routes';

const HEIGHT = 36;
const MARGIN = 2;

interface Gap {
  readonly row: number;
  /** Returns the gap between columns, given the widths of the columns. */
  readonly toColumn: (widths: readonly number[]) => number;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

/**
 * Places boxes in rows and columns.
 *
 * @param rows ids of the boxes in each row, separated by spaces; `-` is an empty cell
 * @param toWidth returns the width of a box by its id, in pixels
 */
export function placeBoxes(
  rows: readonly string[],
  toWidth: (id: string) => number,
  gap: Gap,
): readonly NamedBox[] {
  const cells = rows.flatMap((text, row) =>
    text.split(' ').map((id, column) => ({id, row, column})),
  );
  const named = cells.filter(({id}) => id !== '-');
  const columns = Math.max(...cells.map(({column}) => column)) + 1;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...named.filter((one) => one.column === column).map(({id}) => toWidth(id))),
  );
  const between = gap.toColumn(widths);
  return named.map(({id, row, column}) => ({
    id,
    x: sum(widths.slice(0, column)) + column * between,
    y: row * (HEIGHT + gap.row),
    width: widths[column] ?? 0,
    height: HEIGHT,
  }));
}

/** The upper left corner and the size of a picture. */
export type Frame = Omit<NamedBox, 'id'>;

/** Returns the frame around all boxes, routes and labels. */
export function toFrame(
  boxes: readonly NamedBox[],
  routes: readonly Route[],
  words: readonly Words[] = [],
): Frame {
  const areas = [
    ...boxes,
    ...routes.flat().map((point) => ({...point, width: 0, height: 0})),
    ...words.map(toArea),
  ];
  const [x, y] = [Math.min(...areas.map((one) => one.x)), Math.min(...areas.map((one) => one.y))];
  return {
    x: Math.floor(x) - MARGIN,
    y: Math.floor(y) - MARGIN,
    width: Math.ceil(Math.max(...areas.map((one) => one.x + one.width)) - x) + 2 * MARGIN,
    height: Math.ceil(Math.max(...areas.map((one) => one.y + one.height)) - y) + 2 * MARGIN,
  };
}
