import {describe, expect, it} from 'vitest';

import {hits, type NamedBox, type Segment, toSegments} from '../diagrams/routes';
import {modules} from '../product/modules';
import {placeModules} from './place-modules';

/** Whether one lies across the other, or both on one line that they share. */
const touches = ([a, b]: Segment, other: Segment): boolean =>
  hits(
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

describe('the map of the modules', () => {
  const {frame, boxes, lines} = placeModules(modules);
  const edges = modules.flatMap(({id, feeds = []}) => feeds.map(({to}) => `${id} to ${to}`));
  const ends = edges.map((edge) => edge.split(' to ')[1]);

  it('shows every hand-over, and every module that takes part in one', () => {
    expect(lines).toHaveLength(edges.length);
    expect(boxes.map(({id}) => id).sort()).toEqual(
      modules
        .map(({id}) => id)
        .filter((id) => id !== 'bookmarks')
        .sort(),
    );
  });

  it('has no arrow that touches another which leads elsewhere', () => {
    const crossings = lines.flatMap((one, index) =>
      lines
        .map((other, place) => ({other, place}))
        .filter(({place}) => place > index && ends[place] !== ends[index])
        .filter(({other}) =>
          toSegments(one.points).some((a) => toSegments(other.points).some((b) => touches(a, b))),
        )
        .map(({place}) => `${edges[index]}, ${edges[place]}`),
    );
    expect(crossings).toEqual([]);
  });

  it('keeps its modules apart and inside the picture', () => {
    const isInside = ({x, y, width, height}: NamedBox): boolean =>
      x > frame.x &&
      y > frame.y &&
      x + width < frame.x + frame.width &&
      y + height < frame.y + frame.height;
    expect(boxes.filter((box) => !isInside(box))).toEqual([]);
    const places = boxes.map(({x, y}) => `${x} ${y}`);
    expect(new Set(places).size).toBe(boxes.length);
  });

  it('asks for a place for a module that it does not know', () => {
    const feeds = [{to: 'assets' as const, what: 'a link'}];
    const withMore = modules.map((one) => (one.id === 'bookmarks' ? {...one, feeds} : one));
    expect(() => placeModules(withMore)).toThrow('no place for bookmarks');
  });
});
