import {describe, expect, it} from 'vitest';

import type {Words} from '../diagrams/drawing';
import {isTooClose, type NamedBox, type Segment, toSegments} from '../diagrams/routes';
import {handovers, modules} from '../product/modules';
import {findExampleStop, listSteps, way} from '../product/running-example';

import {boxes, frame, lane, lanes, placeArrows} from './place-modules';

const touches = ([a, b]: Segment, other: Segment): boolean =>
  isTooClose(
    other,
    {
      id: '',
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    },
    0.5,
  );

/** Average width of a character and line height at a font size of 12 px, in pixels. */
const LETTER = 5.6;
const LINE = 14;

function toArea({x, y, lines, anchor}: Words): NamedBox {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER;
  const height = lines.length * LINE - 4;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {id: lines.join(' '), x: left, y: y - height / 2, width, height};
}

const overlaps = (a: NamedBox, b: NamedBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the map of the modules', () => {
  const arrows = placeArrows(handovers);

  it('shows every hand-over with its label, and every module with a hand-over', () => {
    expect(arrows.map(({words}) => words.lines.join(' '))).toEqual(handovers.map(({what}) => what));
    expect(boxes.map(({id}) => id).sort()).toEqual(
      modules
        .map(({id}) => id)
        .filter((id) => id !== 'bookmarks')
        .sort(),
    );
  });

  it('places each module in the lane of its question', () => {
    const isIn = ({id, x, y, width, height}: (typeof boxes)[number]): boolean => {
      const {group} = modules.find((module) => module.id === id) ?? {group: 'have' as const};
      const ground = lanes[group];
      return (
        x > ground.x &&
        x + width < ground.x + ground.width &&
        y > lane.y &&
        y + height < lane.y + lane.height
      );
    };
    expect(boxes.filter((box) => !isIn(box))).toEqual([]);
  });

  it('has no arrow that touches an arrow with another target, or crosses a module', () => {
    const crossings = arrows.flatMap((one, index) =>
      arrows
        .slice(index + 1)
        .filter(({to}) => to !== one.to)
        .filter((other) =>
          toSegments(one.line.points).some((a) =>
            toSegments(other.line.points).some((b) => touches(a, b)),
          ),
        )
        .map((other) => `${one.from} ${one.to}, ${other.from} ${other.to}`),
    );
    expect(crossings).toEqual([]);
    const through = arrows.flatMap(({from, to, line}) =>
      boxes
        .filter(({id}) => id !== from && id !== to)
        .filter((box) => toSegments(line.points).some((segment) => isTooClose(segment, box, 0)))
        .map(({id}) => `${from} ${to} through ${id}`),
    );
    expect(through).toEqual([]);
  });

  it('places labels in free space inside the picture', () => {
    const areas = arrows.map(({words}) => toArea(words));
    const clashes = areas.flatMap((area, index) => [
      ...[...boxes, ...areas.slice(index + 1)]
        .filter((other) => overlaps(area, other))
        .map(({id}) => `${area.id}, ${id}`),
      ...arrows
        .filter(({line}) => toSegments(line.points).some((segment) => isTooClose(segment, area, 0)))
        .map(({what}) => `${area.id} on the arrow of ${what}`),
    ]);
    expect(clashes).toEqual([]);
    expect(areas.filter(({x, width}) => x < 0 || x + width > frame.width)).toEqual([]);
  });

  it('leads through the example from module to module in order of completion', () => {
    const ends = way.map((key) => listSteps(key, '2027').at(-1)?.at ?? '');
    expect([...ends].sort()).toEqual(ends);
    const strong = handovers.filter(({isExample}) => isExample);
    expect(strong.length).toBe(5);
    for (const {from, to} of strong)
      expect(findExampleStop(from)?.number).toBeLessThan(findExampleStop(to)?.number ?? 0);
    expect(new Set(strong.flatMap(({from, to}) => [from, to])).size).toBe(way.length);
  });

  it('reports a module without a position', () => {
    const arrow = {
      from: 'bookmarks',
      to: 'assets',
      what: 'a link',
      path: [],
      label: [0, 0],
    } as const;
    expect(() => placeArrows([arrow])).toThrow('There is no bookmarks. Known: assets, company');
  });
});
