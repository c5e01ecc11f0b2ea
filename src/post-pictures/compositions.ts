import type {Point} from '../diagrams/drawing';

export interface Node extends Point {
  readonly radius: number;
  /** `full` is emphasised, `open` is on the connecting line, `quiet` is in the background. */
  readonly look: 'full' | 'open' | 'quiet';
}

/** Hexagons and the line that connects them, in a view box of 320 by 200. */
interface Composition {
  /** Text alternative of the picture. */
  readonly label: string;
  readonly nodes: readonly Node[];
  readonly thread: readonly Point[];
}

const list = (length: number): readonly number[] => Array.from({length}, (_, index) => index);

/** Draws fifty user types in rows. Five of them are emphasised and connected. */
function composeUserTypes(): Composition {
  const all = list(50).map((index) => {
    const [row, column] = [Math.floor(index / 10), index % 10];
    const x = 34 + column * 27 + (row % 2) * 13.5;
    return {x, y: 42 + row * 29, column, row};
  });
  const isChosen = ({row, column}: {row: number; column: number}) => column === 2 + row;
  const nodes = all.map((node): Node => {
    const look = isChosen(node) ? 'full' : 'quiet';
    return {x: node.x, y: node.y, radius: look === 'full' ? 12 : 7, look};
  });
  const label = 'Fifty hexagons, five of them large and tied by a thread';
  return {label, nodes, thread: all.filter(isChosen)};
}

/** Draws eight modules, from the advisory at the top to the report for the board at the bottom. */
function composeAdvisory(): Composition {
  const steps = list(8).map((index) => ({x: 34 + index * 36, y: 50 + index * 14}));
  const nodes = steps.map(({x, y}, index): Node => {
    const isEnd = index === 0 || index === 7;
    return {x, y, radius: isEnd ? 17 : 8, look: index === 7 ? 'full' : 'open'};
  });
  return {
    label: 'A thread with eight hexagons that leads down to a full one',
    nodes,
    thread: steps,
  };
}

/** Draws the risk matrix. The size of a hexagon represents its score, and a line marks the appetite of 9. */
function composeScore(): Composition {
  const [left, bottom, step] = [88, 172, 36];
  const nodes = list(25).map((index): Node => {
    const [impact, likelihood] = [(index % 5) + 1, Math.floor(index / 5) + 1];
    const score = impact * likelihood;
    return {
      x: left + (impact - 1) * step,
      y: bottom - (likelihood - 1) * step,
      radius: 3.4 * Math.sqrt(score),
      look: score > 9 ? 'full' : 'quiet',
    };
  });
  const edge = (impact: number, likelihood: number): Point => ({
    x: left + (impact - 0.5) * step,
    y: bottom - (likelihood - 0.5) * step,
  });
  const thread = [
    ...[edge(1, 5), edge(1, 4), edge(2, 4), edge(2, 3), edge(3, 3), edge(3, 2)],
    ...[edge(4, 2), edge(4, 1), edge(5, 1)],
  ];
  return {
    label: 'Hexagons as large as the scores of the risk matrix, parted by a staircase',
    nodes,
    thread,
  };
}

/** Draws six sections around the start page. */
function composeWelcome(): Composition {
  const around = list(6).map((index) => {
    const angle = (index * Math.PI) / 3;
    return {x: 160 + 84 * Math.cos(angle), y: 100 + 70 * Math.sin(angle)};
  });
  const middle = {x: 160, y: 100};
  return {
    label: 'Six hexagons around a full one, all on one thread',
    nodes: [
      {...middle, radius: 30, look: 'full'},
      ...around.map((point): Node => ({...point, radius: 15, look: 'open'})),
    ],
    thread: around.flatMap((point) => [middle, point]),
  };
}

export const compositions: Readonly<Record<string, Composition>> = {
  'first-blog-post': composeUserTypes(),
  'long-blog-post': composeAdvisory(),
  'mdx-blog-post': composeScore(),
  welcome: composeWelcome(),
};
