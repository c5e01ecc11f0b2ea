import {describe, expect, it} from 'vitest';

import {toArea} from '../diagrams/place-labels';
import {isTooClose, type NamedBox, type Segment, toSegments} from '../diagrams/routes';
import {lifecycles} from '../product/lifecycles';

import {placeStates} from './place-states';

/** Inner width of a page's panel on a desktop, in pixels. */
const PANEL = 709;

const toDiagonal = ({x, y, width, height}: Omit<NamedBox, 'id'>): Segment => [
  {x, y},
  {x: x + width, y: y + height},
];

describe.each(lifecycles)('the picture of the lifecycle $id', (lifecycle) => {
  const {boxes, lines, words, frame} = placeStates(lifecycle);
  const segments = lines.flatMap(({points}) => toSegments(points));
  const areas = words.map((each) => ({id: '', ...toArea(each)}));

  it('has a box for each state, with the first state leftmost', () => {
    expect(boxes.map(({id}) => id).sort()).toEqual(lifecycle.states.map(({id}) => id).sort());
    const first = boxes.find(({id}) => id === lifecycle.initial);
    expect(first?.x).toBe(Math.min(...boxes.map(({x}) => x)));
  });

  it('fits the page with letters at full size', () => {
    expect(frame.width).toBeLessThanOrEqual(PANEL);
  });

  it('turns at right angles, and routes no line through a box', () => {
    expect(segments.filter(([a, b]) => a.x !== b.x && a.y !== b.y)).toEqual([]);
    expect(segments.filter((segment) => boxes.some((box) => isTooClose(segment, box, -1)))).toEqual(
      [],
    );
  });

  it('keeps its labels off boxes, lines and each other', () => {
    expect(
      areas.filter((area) => boxes.some((box) => isTooClose(toDiagonal(area), box, 0))),
    ).toEqual([]);
    expect(
      segments.filter((segment) => areas.some((area) => isTooClose(segment, area, 0))),
    ).toEqual([]);
    const pairs = areas.flatMap((one, index) =>
      areas.slice(index + 1).map((other) => [one, other]),
    );
    expect(pairs.filter(([a, b]) => a && b && isTooClose(toDiagonal(a), b, 0))).toEqual([]);
  });
});
