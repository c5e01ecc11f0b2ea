import type {NamedBox, Route, Segment} from './routes';
import {listRoutes, toSegments} from './routes';

/** An arrow between two boxes. Arrows with the same label and the same target may share a part of their route. */
export interface LabelledEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** Penalties for routes, in pixels of additional length. */
const COST = {corner: 45, crossing: 160, overlap: 600, branch: 60} as const;
/** Distance in pixels below which parallel routes look like a single route. */
const NEAR = 8;

const isUpright = ([a, b]: Segment): boolean => a.x === b.x;

const toSpan = (one: number, other: number): readonly [number, number] =>
  one < other ? [one, other] : [other, one];

/** Relation of two segments: overlapping, too close to distinguish, crossing, or apart. */
type Relation = 'same' | 'near' | 'crossing' | 'apart';

function compare(one: Segment, other: Segment): Relation {
  const [across, along] = isUpright(one) ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const [from, to] = toSpan(one[0][along], one[1][along]);
  const at = one[0][across];
  if (isUpright(one) === isUpright(other)) {
    const [otherFrom, otherTo] = toSpan(other[0][along], other[1][along]);
    const distance = Math.abs(at - other[0][across]);
    if (distance >= NEAR || otherFrom >= to || from >= otherTo) return 'apart';
    return distance === 0 ? 'same' : 'near';
  }
  const [otherFrom, otherTo] = toSpan(other[0][across], other[1][across]);
  const level = other[0][along];
  return from < level && level < to && otherFrom < at && at < otherTo ? 'crossing' : 'apart';
}

const toLength = ([a, b]: Segment): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

interface Chosen {
  readonly edge: LabelledEdge;
  readonly route: Route;
  readonly segments: readonly Segment[];
}

function toConflict(one: Chosen, other: Chosen): number {
  const isJoin = one.edge.to === other.edge.to && one.edge.label === other.edge.label;
  const overlap = one.edge.from === other.edge.from ? COST.branch : COST.overlap;
  const costs = {
    same: isJoin ? 0 : overlap,
    near: isJoin ? COST.branch : overlap,
    crossing: COST.crossing,
    apart: 0,
  };
  let sum = 0;
  for (const a of one.segments) for (const b of other.segments) sum += costs[compare(a, b)];
  return sum;
}

const toOwnCost = (route: Route): number =>
  toSegments(route).reduce((sum, segment) => sum + toLength(segment), 0) +
  (route.length - 2) * COST.corner;

/** Maximum number of rounds. The search ends earlier if a round changes nothing. */
const ROUNDS = 8;

/**
 * Chooses a route for each arrow, so that few cross and none overlap. In each round, every arrow takes the best
 * route given the others.
 *
 * @throws Error if no route connects two boxes
 */
export function chooseRoutes(
  edges: readonly LabelledEdge[],
  boxes: readonly NamedBox[],
): readonly Route[] {
  const find = (id: string): NamedBox => {
    const box = boxes.find((one) => one.id === id);
    if (box === undefined) throw new Error(`The picture has no place for ${id}`);
    return box;
  };
  const all = edges.map((edge): readonly Chosen[] =>
    [...listRoutes(find(edge.from), find(edge.to), boxes)]
      .sort((a, b) => toOwnCost(a) - toOwnCost(b))
      .map((route) => ({edge, route, segments: toSegments(route)})),
  );
  const chosen = all.map(([best], index): Chosen => {
    if (best === undefined)
      throw new Error(`No way leads from ${edges[index]?.from} to ${edges[index]?.to}`);
    return best;
  });
  const toCost = (index: number, one: Chosen): number =>
    chosen.reduce(
      (sum, other, place) => (place === index ? sum : sum + toConflict(one, other)),
      toOwnCost(one.route),
    );
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = [...chosen];
    all.forEach((routes, index) => {
      chosen[index] = routes
        .map((one) => ({one, cost: toCost(index, one)}))
        .reduce((best, next) => (next.cost < best.cost ? next : best)).one;
    });
    if (chosen.every((one, index) => one === before[index])) break;
  }
  return chosen.map(({route}) => route);
}
