import {describe, expect, it} from 'vitest';

import type {PlacedEdge, Point} from '../diagrams/lay-out';
import {modules} from '../product/modules';
import {placeModules} from './place-modules';

/** On which side of the line from a to b a point lies. */
const toSide = (a: Point, b: Point, point: Point): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

function isCrossing({points: [a, b]}: PlacedEdge, {points: [c, d]}: PlacedEdge): boolean {
  if (!a || !b || !c || !d) return false;
  return toSide(a, b, c) * toSide(a, b, d) < 0 && toSide(c, d, a) * toSide(c, d, b) < 0;
}

describe('the map of the modules', () => {
  const {width, height, nodes, edges} = placeModules(modules);

  it('shows every hand-over, and every module that takes part in one', () => {
    expect(edges).toHaveLength(modules.flatMap(({feeds = []}) => feeds).length);
    expect(nodes.map(({id}) => id)).toEqual(
      modules.filter(({id}) => id !== 'bookmarks').map(({id}) => id),
    );
  });

  it('has no arrow that crosses another', () => {
    const crossings = edges.flatMap((one, index) =>
      edges
        .slice(index + 1)
        .filter((other) => isCrossing(one, other))
        .map((other) => `${one.from} to ${one.to}, ${other.from} to ${other.to}`),
    );
    expect(crossings).toEqual([]);
  });

  it('keeps its modules apart and inside the picture', () => {
    for (const node of nodes) {
      expect(node.x - node.width / 2).toBeGreaterThan(0);
      expect(node.x + node.width / 2).toBeLessThan(width);
      expect(node.y + node.height / 2).toBeLessThan(height);
      const touching = nodes.filter(
        (other) =>
          other !== node &&
          Math.abs(other.x - node.x) < (other.width + node.width) / 2 &&
          Math.abs(other.y - node.y) < (other.height + node.height) / 2,
      );
      expect(touching).toEqual([]);
    }
  });

  it('asks for a place for a module that it does not know', () => {
    const [assets] = modules;
    if (assets === undefined) throw new Error('There is no module');
    expect(() => placeModules([{...assets, id: 'bookmarks'}])).toThrow('no place for bookmarks');
  });
});
