import type {Line, Point} from './drawing';

/** Formats two numbers for an SVG path in as few characters as possible. */
const formatPair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

function toStep(from: Point, to: Point): string {
  const [x, y] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${formatPair(x, y)}`;
}

const toStart = ({x, y}: Point): string => `M${Math.round(x)} ${Math.round(y)}`;

function toLinePath({points}: Line): string {
  const [start, ...rest] = points;
  if (start === undefined) return '';
  const steps = rest.map((point, index) => toStep(points[index] ?? point, point));
  return toStart(start) + steps.join('');
}

export const toLinesPath = (lines: readonly Line[]): string => lines.map(toLinePath).join('');

const LENGTH = 7;
const HALF = 4;

/** Returns the path of an arrowhead at the end of a horizontal or vertical line. */
function toHead(from: Point, to: Point): string {
  const [x, y] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  if (y === 0) return `${toStart(to)}l${formatPair(-x * LENGTH, -HALF)}v${2 * HALF}z`;
  return `${toStart(to)}l${formatPair(-HALF, -y * LENGTH)}h${2 * HALF}z`;
}

function toHeads({points, heads}: Line): string {
  const [first, second] = points;
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  if (heads === undefined || !first || !second || !last || !beforeLast) return '';
  return toHead(beforeLast, last) + (heads === 'both' ? toHead(second, first) : '');
}

export const toHeadsPath = (lines: readonly Line[]): string => lines.map(toHeads).join('');
