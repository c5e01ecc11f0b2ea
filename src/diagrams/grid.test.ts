import {describe, expect, it} from 'vitest';

import type {Line, Point} from './drawing';
import {type Cell, drawGrid, type Grid, placeCells} from './grid';

const grid: Grid = {
  columns: [100, 60],
  columnGap: 20,
  rowGap: 16,
  cells: [
    {id: 'a', column: 0, row: 0, text: 'a first cell with many words'},
    {id: 'b', column: 1, row: 0, text: 'b'},
    {id: 'c', column: 0, row: 1, text: 'c', note: 'a note'},
    {id: 'd', column: 1, row: 2, text: 'd'},
    {id: 'e', column: 0, row: 2, text: 'words alone', kind: 'words'},
  ],
  arrows: [
    {from: 'a', to: 'b', label: 'yes'},
    {from: 'a', to: 'c', label: 'no'},
    {from: 'c', to: 'd'},
  ],
};

const ends = ({points}: Line): readonly (Point | undefined)[] => [points[0], points.at(-1)];

describe('cells in a grid', () => {
  const [a, b, c, d] = placeCells(grid);

  it('are in their columns and rows, each row as high as its highest cell', () => {
    expect(a).toMatchObject({x: 1, y: 1, width: 100, height: 3 * 18 + 16});
    expect(b).toMatchObject({x: 121, y: 1, width: 60, height: a?.height});
    expect(c).toMatchObject({x: 1, y: 1 + 70 + 16, height: 18 + 15 + 16});
    expect(d?.y).toBe(87 + 49 + 16);
  });

  it('cover the rows that they span, and the gaps between', () => {
    const tall: Cell = {id: 'f', column: 1, row: 0, rows: 3, text: 'f'};
    const [cell] = placeCells({...grid, cells: [tall, ...grid.cells]});
    expect(cell?.height).toBe(70 + 16 + 49 + 16 + 34);
  });

  it('have a box around them unless they only contain words', () => {
    expect(drawGrid(grid).boxes).toHaveLength(4);
    expect(drawGrid(grid).words.find(({lines}) => lines[0] === 'words alone')?.anchor).toBe(
      'start',
    );
  });
});

describe('arrows in a grid', () => {
  const {lines, words} = drawGrid(grid);

  it('lead from border to border, beside or below', () => {
    expect(lines[0]?.points).toEqual([
      {x: 101, y: 36},
      {x: 121, y: 36},
    ]);
    expect(lines[1]?.points).toEqual([
      {x: 51, y: 71},
      {x: 51, y: 87},
    ]);
  });

  it('bend half-way between two rows', () => {
    expect(lines[2]?.points).toEqual([
      {x: 51, y: 136},
      {x: 51, y: 144},
      {x: 151, y: 144},
      {x: 151, y: 152},
    ]);
  });

  it('lead back to the left as well', () => {
    const {lines: back} = drawGrid({...grid, arrows: [{from: 'b', to: 'a', isTwoWay: true}]});
    expect(back[0]).toMatchObject({heads: 'both'});
    expect(back.flatMap(ends).map((point) => point?.x)).toEqual([121, 101]);
  });

  it('have their label above, or to the right', () => {
    expect(words.find(({lines: [first]}) => first === 'yes')).toMatchObject({x: 111, y: 27});
    expect(words.find(({lines: [first]}) => first === 'no')).toMatchObject({
      x: 60,
      anchor: 'start',
    });
  });

  it('throw for an unknown cell', () => {
    expect(() => drawGrid({...grid, arrows: [{from: 'a', to: 'z'}]})).toThrow('no cell z');
  });
});

it('draws a background for each lane, with its head, around all of its cells', () => {
  const {boxes, words, width, height} = drawGrid({...grid, heads: ['left', 'right']});
  const lanes = boxes.filter(({kind}) => kind === 'lane');
  expect(lanes.map(({x, width: lane}) => [x, x + lane])).toEqual([
    [0, 110],
    [120, 190],
  ]);
  expect([width, height]).toEqual([190, lanes[0]?.height]);
  expect(words.slice(0, 2).map(({lines}) => lines)).toEqual([['left'], ['right']]);
  const others = boxes.filter(({kind}) => kind !== 'lane');
  others.forEach(({y, height: box}) => expect(y + box).toBeLessThan(height));
});
