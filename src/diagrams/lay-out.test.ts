import {describe, expect, it} from 'vitest';

import {toPath} from './Diagram';
import {layOut} from './lay-out';

const nodes = ['a', 'b', 'c'].map((id) => ({id, label: `state ${id}`}));
const edges = [
  {from: 'a', to: 'b'},
  {from: 'b', to: 'c'},
  {from: 'c', to: 'a'},
];

describe('the layout of a graph', () => {
  it('puts what follows below', () => {
    const [a, b, c] = layOut(nodes, edges).nodes;
    expect(a?.y).toBeLessThan(b?.y ?? 0);
    expect(b?.y).toBeLessThan(c?.y ?? 0);
  });

  it('has room for every node and line', () => {
    const {width, height, nodes: placed, edges: lines} = layOut(nodes, edges);
    const points = lines.flatMap((line) => line.points);
    for (const {x, y} of [...placed, ...points]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it('keeps nodes apart', () => {
    const {nodes: placed} = layOut(
      [...nodes, {id: 'd', label: 'another'}],
      [...edges, {from: 'a', to: 'd'}],
    );
    const [, b, , d] = placed;
    expect(Math.abs((b?.x ?? 0) - (d?.x ?? 0))).toBeGreaterThan((b?.width ?? 0) / 2);
  });
});

describe('a line', () => {
  it('passes near its points without corners', () => {
    expect(
      toPath([
        {x: 0, y: 0},
        {x: 10, y: 10},
        {x: 20, y: 40},
      ]),
    ).toBe('M0 0Q10 10 15 25L20 40');
  });

  it('is straight between two points, and nothing without any', () => {
    expect(
      toPath([
        {x: 0, y: 0},
        {x: 3.4, y: 9.6},
      ]),
    ).toBe('M0 0L3 10');
    expect(toPath([])).toBe('');
  });
});
