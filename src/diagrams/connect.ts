import type {Drawing, Line, Point, Words} from './drawing';
import type {Arrow, Grid, PlacedCell} from './grid';
import {wrap} from './wrap';

/** Pixels between an arrow and its label. */
const ASIDE = 9;

type Points = readonly [Point, Point] | readonly [Point, Point, Point, Point];

const toMiddle = ({x, y, width, height}: PlacedCell): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Routes an arrow horizontally, in the middle of the cell that spans fewer rows. */
function toSideways(from: PlacedCell, to: PlacedCell): Points {
  const {y} = toMiddle(from.height < to.height ? from : to);
  const isRight = from.x < to.x;
  return [
    {x: isRight ? from.x + from.width : from.x, y},
    {x: isRight ? to.x : to.x + to.width, y},
  ];
}

/** Routes an arrow down, with a sideways step half-way between the rows if the columns differ. */
function toDownwards(from: PlacedCell, to: PlacedCell, rowGap: number): Points {
  const [start, end] = [toMiddle(from).x, toMiddle(to).x];
  const [top, bottom] = [from.y + from.height, to.y];
  if (start === end)
    return [
      {x: start, y: top},
      {x: end, y: bottom},
    ];
  const middle = bottom - rowGap / 2;
  return [
    {x: start, y: top},
    {x: start, y: middle},
    {x: end, y: middle},
    {x: end, y: bottom},
  ];
}

const isBeside = (from: PlacedCell, to: PlacedCell): boolean =>
  from.y < to.y + to.height && to.y < from.y + from.height;

/** Places a label above a horizontal arrow, or to the right of a vertical one. */
function toLabel([from, to]: Points, label: string, room: number): Words {
  const middle = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2};
  return from.y === to.y
    ? {x: middle.x, y: middle.y - ASIDE, lines: [label]}
    : {x: middle.x + ASIDE, y: middle.y, lines: wrap(label, room), anchor: 'start'};
}

/**
 * Draws the lines and labels of arrows between cells.
 *
 * @throws Error if an arrow refers to a missing cell
 */
export function drawArrows(
  cells: readonly PlacedCell[],
  {arrows, rowGap}: Pick<Grid, 'arrows' | 'rowGap'>,
): Pick<Drawing, 'lines' | 'words'> {
  const find = (id: string): PlacedCell => {
    const found = cells.find((cell) => cell.id === id);
    if (found === undefined) throw new Error(`The picture has no cell ${id}`);
    return found;
  };
  const toPoints = (arrow: Arrow): Points => {
    const [from, to] = [find(arrow.from), find(arrow.to)];
    return isBeside(from, to) ? toSideways(from, to) : toDownwards(from, to, rowGap);
  };
  const toLine = (arrow: Arrow): Line => ({
    points: toPoints(arrow),
    heads: arrow.isTwoWay ? 'both' : 'end',
  });
  return {
    lines: arrows.map(toLine),
    words: arrows.flatMap((arrow) =>
      arrow.label === undefined
        ? []
        : [toLabel(toPoints(arrow), arrow.label, find(arrow.to).width / 2 - ASIDE)],
    ),
  };
}
