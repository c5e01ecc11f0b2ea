import type {Words} from './drawing';
import {isTooClose, type NamedBox, type Route, type Segment, toSegments} from './routes';
import {LINE_HEIGHT, toTextWidth, wrap} from './wrap';

/** A label that can be placed next to any of its routes. */
export interface Label {
  readonly text: string;
  readonly routes: readonly Route[];
}

/** Returns the area that the notes of a label cover. */
export function toArea({x, y, anchor, notes = []}: Words): Omit<NamedBox, 'id'> {
  const [width, height] = [toTextWidth(notes, 'note'), notes.length * LINE_HEIGHT.note];
  const left = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  return {x: x - left, y: y - height / 2, width, height};
}

interface Candidate {
  readonly words: Words;
  readonly box: NamedBox;
  readonly cost: number;
}

/** Distance in pixels between a label and a horizontal or vertical route. */
const ASIDE = {level: 5, upright: 9} as const;
/** Widths in pixels to which labels are wrapped. Each width is a candidate. */
const WIDTHS = [64, 84, 104, 130, 160, 200];

const COST = {
  box: 1000,
  route: 400,
  words: 1000,
  outside: 80,
  wide: 60,
  line: 12,
  above: 0,
  below: 6,
  left: 8,
  right: 0,
} as const;

type Side = 'above' | 'below' | 'left' | 'right';

/** Offsets of a label from the middle of a segment. */
const sides = {
  above: (height: number) => ({x: 0, y: -ASIDE.level - height / 2}),
  below: (height: number) => ({x: 0, y: ASIDE.level + height / 2}),
  left: () => ({x: -ASIDE.upright, y: 0, anchor: 'end'}) as const,
  right: () => ({x: ASIDE.upright, y: 0, anchor: 'start'}) as const,
};

function toCandidate([a, b]: Segment, side: Side, notes: readonly string[]): Candidate {
  const {x, y, ...anchor} = sides[side](notes.length * LINE_HEIGHT.note);
  const words = {x: (a.x + b.x) / 2 + x, y: (a.y + b.y) / 2 + y, lines: [], notes, ...anchor};
  const area = toArea(words);
  const room = a.x === b.x ? Math.abs(a.y - b.y) - area.height : Math.abs(a.x - b.x) - area.width;
  const cost = notes.length * COST.line + (room < 0 ? COST.wide - room : 0) + COST[side];
  return {words, box: {id: '', ...area}, cost};
}

function listCandidates({text, routes}: Label): readonly Candidate[] {
  const forms = [
    ...new Map(
      WIDTHS.map((width) => wrap(text, width, 'note')).map((lines) => [lines.join('\n'), lines]),
    ).values(),
  ];
  return routes
    .flatMap(toSegments)
    .flatMap((segment) =>
      forms.flatMap((lines) =>
        (segment[0].x === segment[1].x
          ? (['right', 'left'] as const)
          : (['above', 'below'] as const)
        ).map((side) => toCandidate(segment, side, lines)),
      ),
    );
}

const toSide = ({x, y, width, height}: NamedBox): Segment => [
  {x, y},
  {x: x + width, y: y + height},
];

/** Places each label next to one of its routes, so that it covers boxes, routes and labels as little as possible. */
export function placeLabels(
  labels: readonly Label[],
  boxes: readonly NamedBox[],
  routes: readonly Route[],
  width: number,
): readonly Words[] {
  const segments = routes.flatMap(toSegments);
  const all = labels.map((label) =>
    listCandidates(label).map((one) => ({
      ...one,
      cost:
        one.cost +
        Math.max(0, -one.box.x, one.box.x + one.box.width - width) * COST.outside +
        boxes.filter((box) => isTooClose(toSide(one.box), box, 4)).length * COST.box +
        segments.filter((segment) => isTooClose(segment, one.box, 2)).length * COST.route,
    })),
  );
  const chosen: (Candidate | undefined)[] = labels.map(() => undefined);
  for (let round = 0; round < 6; round += 1) {
    all.forEach((candidates, index) => {
      const others = chosen.filter((other, place) => other !== undefined && place !== index);
      const toCost = ({box, cost}: Candidate): number =>
        cost +
        others.filter((other) => other && isTooClose(toSide(box), other.box, 4)).length *
          COST.words;
      chosen[index] = [...candidates].sort((one, other) => toCost(one) - toCost(other))[0];
    });
  }
  return chosen.flatMap((one) => (one === undefined ? [] : [one.words]));
}
