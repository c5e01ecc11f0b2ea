import {describe, expect, it} from 'vitest';

import {chooseRoutes} from './choose-routes';
import {placeLabels} from './place-labels';
import {listRoutes, type NamedBox} from './routes';

const toBox = (id: string, x: number, y: number): NamedBox => ({id, x, y, width: 100, height: 36});

const [a, b, c] = [toBox('a', 0, 0), toBox('b', 200, 0), toBox('c', 400, 0)];

describe('the routes between boxes', () => {
  it('are straight if nothing is between', () => {
    expect(chooseRoutes([{from: 'a', to: 'b', label: ''}], [a, b])).toEqual([
      [
        {x: 100, y: 18},
        {x: 200, y: 18},
      ],
    ]);
  });

  it('lead around a box', () => {
    const [route = []] = chooseRoutes([{from: 'a', to: 'c', label: ''}], [a, b, c]);
    expect(route.length).toBe(4);
    expect(listRoutes(a, c, [a, b, c])).not.toContainEqual([route[0], route.at(-1)]);
  });

  it('run side by side in both directions', () => {
    const [there, back] = chooseRoutes(
      [
        {from: 'a', to: 'b', label: ''},
        {from: 'b', to: 'a', label: ''},
      ],
      [a, b],
    );
    expect(there?.[0]?.y).not.toBe(back?.[0]?.y);
  });

  it('form a loop back to the same box', () => {
    const [route = []] = chooseRoutes([{from: 'a', to: 'a', label: ''}], [a, b]);
    expect(new Set(route.map(({x, y}) => `${x} ${y}`)).size).toBe(4);
  });

  it('throw for an unknown box', () => {
    expect(() => chooseRoutes([{from: 'a', to: 'z', label: ''}], [a])).toThrow('no place for z');
  });
});

it('labels are above horizontal routes', () => {
  const route = [
    {x: 100, y: 18},
    {x: 200, y: 18},
  ];
  const [words] = placeLabels([{text: 'scored', routes: [route]}], [a, b], [route], 300);
  expect(words).toMatchObject({x: 150, notes: ['scored']});
  expect(words?.y).toBeLessThan(18);
});
