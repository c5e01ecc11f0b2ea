import type {Point} from './drawing';

/** A box with an id. Its point is the upper left corner. */
export interface NamedBox extends Point {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A route between boxes, made of horizontal and vertical segments. */
export type Route = readonly Point[];

type Direction = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];

/** A point on the side of a box, with the direction away from the box. */
interface Port extends Point {
  readonly away: Direction;
}

/** Pixels between neighbouring ports: `side` on the left and right of a box, `end` at its top and bottom. */
const BESIDE = {side: 9, end: 26} as const;
/** Minimum distance in pixels between a port and the first turn, so that the arrowhead fits. */
const STUB = 16;
/** Minimum distance in pixels between a route and other boxes. */
const CLEARANCE = 8;

const offsets = [0, -1, 1];

/** Lists the ports of a box: the middle of each side, and one port on either side of the middle. */
function listPorts({x, y, width, height}: NamedBox): readonly Port[] {
  const [middle, centre] = [x + width / 2, y + height / 2];
  return offsets.flatMap((offset): readonly Port[] => [
    {x: x + width, y: centre + offset * BESIDE.side, away: [1, 0]},
    {x, y: centre + offset * BESIDE.side, away: [-1, 0]},
    {x: middle + offset * BESIDE.end, y, away: [0, -1]},
    {x: middle + offset * BESIDE.end, y: y + height, away: [0, 1]},
  ]);
}

const swap = ({x, y}: Point): Point => ({x: y, y: x});

const swapPort = ({x, y, away: [dx, dy]}: Port): Port => ({x: y, y: x, away: [dy, dx]});

const isAhead = (from: number, direction: number, to: number): boolean =>
  (to - from) * direction >= STUB;

/** Connects two vertical sides: straight, or with two corners between the boxes or beyond them. */
function joinUpright(from: Port, to: Port): readonly Route[] {
  const [out, back] = [from.away[0], to.away[0]];
  if (from.y === to.y && out === -back) return isAhead(from.x, out, to.x) ? [[from, to]] : [];
  const turns =
    out === back
      ? [30, 46].map(
          (far) => (out > 0 ? Math.max(from.x, to.x) : Math.min(from.x, to.x)) + out * far,
        )
      : [(from.x + to.x) / 2, from.x + out * 26, to.x + back * 26];
  return turns
    .filter((x) => isAhead(from.x, out, x) && isAhead(to.x, back, x))
    .map((x) => [from, {x, y: from.y}, {x, y: to.y}, to]);
}

/** Connects a vertical side to a horizontal side, with one corner. */
function joinAcross(from: Port, to: Port): readonly Route[] {
  const corner = {x: to.x, y: from.y};
  const isFree = isAhead(from.x, from.away[0], corner.x) && isAhead(to.y, to.away[1], corner.y);
  return isFree ? [[from, corner, to]] : [];
}

function join(from: Port, to: Port): readonly Route[] {
  if (from.away[0] !== 0) return to.away[0] !== 0 ? joinUpright(from, to) : joinAcross(from, to);
  return join(swapPort(from), swapPort(to)).map((route) => route.map(swap));
}

export type Segment = readonly [Point, Point];

export const toSegments = (route: Route): readonly Segment[] =>
  route.slice(1).map((to, index) => [route[index] ?? to, to]);

/** Returns true if a segment crosses a box, or is closer to the box than `near` pixels. */
export function isTooClose(
  [a, b]: Segment,
  {x, y, width, height}: NamedBox,
  near: number,
): boolean {
  return (
    Math.min(a.x, b.x) < x + width + near &&
    Math.max(a.x, b.x) > x - near &&
    Math.min(a.y, b.y) < y + height + near &&
    Math.max(a.y, b.y) > y - near
  );
}

const isElsewhere = (one: Port, other: Port): boolean => one.x !== other.x || one.y !== other.y;

/** Lists the routes from one box to another, or back to the same box, that cross no box. */
export function listRoutes(
  from: NamedBox,
  to: NamedBox,
  boxes: readonly NamedBox[],
): readonly Route[] {
  const isFree = (route: Route): boolean =>
    toSegments(route).every((segment) =>
      boxes.every((box) => !isTooClose(segment, box, box === from || box === to ? -1 : CLEARANCE)),
    );
  return listPorts(from)
    .flatMap((out) => {
      const ends = listPorts(to).filter((into) => isElsewhere(out, into));
      return ends.flatMap((into) => join(out, into));
    })
    .map((route) => route.map(({x, y}) => ({x, y})))
    .filter(isFree);
}
