import type {Line, Point, Words} from '../diagrams/drawing';
import type {NamedBox} from '../diagrams/routes';
import type {ModuleId} from '../product/ids';
import type {Handover, ModuleGroupId} from '../product/modules';

/** Positions are chosen by hand, so that arrows do not cross and labels have enough room. */
const BOX = {height: 52};
const columns = [
  {x: 12, width: 96},
  {x: 190, width: 168},
  {x: 452, width: 104},
  {x: 650, width: 112},
] as const;
const rows = [58, 170, 300, 414] as const;

const cells: Readonly<Partial<Record<ModuleId, readonly [column: number, row: number]>>> = {
  assets: [0, 1],
  company: [0, 2],
  news: [1, 0],
  cve: [1, 1],
  risks: [1, 2],
  tasks: [2, 1],
  projects: [2, 2],
  reports: [2, 3],
  compliance: [3, 2],
  university: [3, 3],
};

export const frame = {width: 784, height: 510} as const;

export const lanes: Readonly<Record<ModuleGroupId, {readonly x: number; readonly width: number}>> =
  {
    have: {x: 0, width: 120},
    hurt: {x: 178, width: 192},
    do: {x: 440, width: 334},
  };
export const lane = {y: 40, height: 440} as const;

interface PlacedBox extends NamedBox {
  readonly id: ModuleId;
}

function toBox(id: ModuleId, [column, row]: readonly [number, number]): PlacedBox {
  const {x = 0, width = 0} = columns[column] ?? {};
  return {id, x, width, y: rows[row] ?? 0, height: BOX.height};
}

export const boxes: readonly PlacedBox[] = Object.entries(cells).map(([id, cell]) =>
  toBox(id as ModuleId, cell),
);

const findBox = (id: ModuleId): PlacedBox => {
  const box = boxes.find((one) => one.id === id);
  if (box === undefined) throw new Error(`The map of the modules has no place for ${id}`);
  return box;
};

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Centre of the box. */
  readonly x: number;
  readonly y: number;
}

const toEdges = ({x, y, width, height}: NamedBox): Edges => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
  x: x + width / 2,
  y: y + height / 2,
});

interface Route {
  readonly points: readonly (readonly [number, number])[];
  readonly label: readonly [x: number, y: number, anchor?: 'start' | 'end'];
  /** True to wrap the label, because the arrow is short. */
  readonly isBroken?: true;
}

type Draw = (from: Edges, to: Edges) => Route;

/** Route of each arrow, by the ids of both modules. */
const routes: Readonly<Record<string, Draw>> = {
  'assets cve': (a, b) => ({
    points: [
      [a.right, a.y],
      [b.left, a.y],
    ],
    label: [149, a.y - 18],
    isBroken: true,
  }),
  'assets risks': (a, b) => ({
    points: [
      [a.right, a.y + 16],
      [149, a.y + 16],
      [149, b.y - 12],
      [b.left, b.y - 12],
    ],
    label: [143, a.bottom + 40, 'end'],
  }),
  'company risks': (a, b) => ({
    points: [
      [a.right, a.y + 8],
      [b.left, a.y + 8],
    ],
    label: [149, a.y + 27],
    isBroken: true,
  }),
  'company compliance': (a, b) => ({
    points: [
      [a.x, a.bottom],
      [a.x, 496],
      [779, 496],
      [779, b.y],
      [b.right, b.y],
    ],
    label: [274, 490],
  }),
  'news cve': (a, b) => ({
    points: [
      [a.x, a.bottom],
      [a.x, b.top],
    ],
    label: [a.x + 10, (a.bottom + b.top) / 2, 'start'],
  }),
  'cve risks': (a, b) => ({
    points: [
      [a.x, a.bottom],
      [a.x, b.top],
    ],
    label: [a.x + 10, (a.bottom + b.top) / 2, 'start'],
  }),
  'cve tasks': (a, b) => ({
    points: [
      [a.right, a.y - 10],
      [b.left, a.y - 10],
    ],
    label: [400, a.y - 20],
  }),
  'tasks risks': (a, b) => ({
    points: [
      [a.left, a.y + 14],
      [424, a.y + 14],
      [424, b.y - 12],
      [b.right, b.y - 12],
    ],
    label: [416, a.bottom + 22, 'end'],
    isBroken: true,
  }),
  'risks projects': (a, b) => ({
    points: [
      [a.right, a.y + 10],
      [b.left, a.y + 10],
    ],
    label: [405, a.y + 23],
  }),
  'projects tasks': (a, b) => ({
    points: [
      [a.x, a.top],
      [a.x, b.bottom],
    ],
    label: [a.x - 8, (a.top + b.bottom) / 2, 'end'],
  }),
  'risks reports': (a, b) => ({
    points: [
      [a.x, a.bottom],
      [a.x, b.y],
      [b.left, b.y],
    ],
    label: [a.x + 88, b.y - 10],
  }),
  'compliance projects': (a, b) => ({
    points: [
      [a.left, a.y + 4],
      [b.right, a.y + 4],
    ],
    label: [606, a.y + 24],
    isBroken: true,
  }),
  'compliance tasks': (a, b) => ({
    points: [
      [a.left, a.y - 14],
      [612, a.y - 14],
      [612, b.y + 14],
      [b.right, b.y + 14],
    ],
    label: [604, b.bottom + 28, 'end'],
  }),
  'tasks compliance': (a, b) => ({
    points: [
      [a.right, a.y - 10],
      [b.x, a.y - 10],
      [b.x, b.top],
    ],
    label: [630, a.y - 20],
  }),
  'compliance reports': (a, b) => ({
    points: [
      [a.left + 18, a.bottom],
      [a.left + 18, a.bottom + 24],
      [622, a.bottom + 24],
      [622, b.y],
      [b.right, b.y],
    ],
    label: [614, a.bottom + 40, 'end'],
    isBroken: true,
  }),
  'university compliance': (a, b) => ({
    points: [
      [a.x - 4, a.top],
      [a.x - 4, b.bottom],
    ],
    label: [a.x + 4, (a.top + b.bottom) / 2, 'start'],
    isBroken: true,
  }),
};

export interface Arrow extends Handover {
  readonly line: Line;
  readonly words: Words;
}

/**
 * Draws each handover between modules as an arrow with right angles and a label.
 *
 * @throws Error if a module has no position, or two modules have no route
 */
export function placeArrows(handovers: readonly Handover[]): readonly Arrow[] {
  return handovers.map((handover) => {
    const {from, to, what} = handover;
    const [start, end] = [toEdges(findBox(from)), toEdges(findBox(to))];
    const draw = routes[`${from} ${to}`];
    if (draw === undefined)
      throw new Error(`The map of the modules has no way from ${from} to ${to}`);
    const {points, label, isBroken = false} = draw(start, end);
    const [x, y, anchor] = label;
    const toPoint = ([px, py]: readonly [number, number]): Point => ({x: px, y: py});
    return {
      ...handover,
      line: {points: points.map(toPoint), heads: 'end'},
      words: {
        x,
        y,
        lines: isBroken ? what.split(' ') : [what],
        ...(anchor !== undefined && {anchor}),
      },
    };
  });
}
