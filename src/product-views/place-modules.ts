import {
  type GraphEdge,
  type Layout,
  layOut,
  type PlacedEdge,
  type PlacedNode,
  type Point,
} from '../diagrams/lay-out';
import type {ModuleId} from '../product/ids';
import type {Module} from '../product/modules';

/** Column and row: placed by hand, so that no arrow crosses another. */
const places: Partial<Record<ModuleId, readonly [column: number, row: number]>> = {
  assets: [0, 0],
  cve: [1, 0],
  news: [2, 0],
  tasks: [1, 1],
  risks: [0, 2],
  projects: [1, 2],
  compliance: [2, 2],
  reports: [1, 3],
  company: [1, 4],
  university: [2, 4],
};

const COLUMN_GAP = 42;
const ROW = 76;
const MARGIN = 4;
/** Pixels between the two lines of modules that feed each other, by half. */
const ASIDE = 6;

function findPlace(id: string): readonly [column: number, row: number] {
  const place = places[id as ModuleId];
  if (place === undefined) throw new Error(`The map of the modules has no place for ${id}`);
  return place;
}

/** The middles of the columns, each as wide as its widest node. */
function toColumns(nodes: readonly PlacedNode[]): {middles: readonly number[]; width: number} {
  const widths: number[] = [];
  for (const {id, width} of nodes) {
    const [column] = findPlace(id);
    widths[column] = Math.max(widths[column] ?? 0, width);
  }
  let left = MARGIN;
  const middles = widths.map((width) => {
    const middle = left + width / 2;
    left += width + COLUMN_GAP;
    return middle;
  });
  return {middles, width: left - COLUMN_GAP + MARGIN};
}

/** How far a line that starts beside the middle of a node runs in one direction until it leaves. */
const toExit = (half: number, start: number, step: number): number =>
  step === 0 ? Infinity : (half - Math.sign(step) * start) / Math.abs(step);

/** Where the line to another node leaves this one; `aside` moves the whole line. */
function toBorder({x, y, width, height}: PlacedNode, to: Point, aside: Point): Point {
  const [dx, dy] = [to.x - x, to.y - y];
  const part = Math.min(toExit(width / 2, aside.x, dx), toExit(height / 2, aside.y, dy));
  return {x: x + aside.x + dx * part, y: y + aside.y + dy * part};
}

function toLine(from: PlacedNode, to: PlacedNode, isTwoWay: boolean): readonly Point[] {
  const shift = isTwoWay ? ASIDE / Math.hypot(to.x - from.x, to.y - from.y) : 0;
  const aside = {x: (from.y - to.y) * shift, y: (to.x - from.x) * shift};
  return [toBorder(from, to, aside), toBorder(to, from, aside)];
}

/**
 * The modules that hand something to each other, with straight arrows between them.
 *
 * @throws Error where a module has no place yet
 */
export function placeModules(modules: readonly Module[]): Layout {
  const edges: readonly GraphEdge[] = modules.flatMap(({id, feeds = []}) =>
    feeds.map(({to}) => ({from: id, to})),
  );
  const connected = modules.filter(({id}) => edges.some(({from, to}) => from === id || to === id));
  const sized = layOut(
    connected.map(({id, name}) => ({id, label: name})),
    [],
  ).nodes;
  const {middles, width} = toColumns(sized);
  const nodes = sized.map((node) => {
    const [column, row] = findPlace(node.id);
    return {...node, x: middles[column] ?? 0, y: MARGIN + node.height / 2 + row * ROW};
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const lines = edges.flatMap((edge): readonly PlacedEdge[] => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    const isTwoWay = edges.some((other) => other.from === edge.to && other.to === edge.from);
    return [{...edge, points: toLine(from, to, isTwoWay)}];
  });
  const bottom = Math.max(...nodes.map(({y, height}) => y + height / 2));
  return {width, height: bottom + MARGIN, nodes, edges: lines};
}
