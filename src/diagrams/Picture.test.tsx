import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import type {Drawing} from './drawing';
import {toHeadsPath, toLinesPath} from './paths';
import Picture from './Picture';
import {wrap} from './wrap';

const drawing: Drawing = {
  width: 100,
  height: 80,
  boxes: [
    {x: 1, y: 1, width: 60, height: 50, kind: 'plain'},
    {x: 0, y: 0, width: 70, height: 80, kind: 'lane'},
  ],
  lines: [
    {
      points: [
        {x: 30, y: 51},
        {x: 30, y: 70},
      ],
      heads: 'end',
    },
  ],
  words: [
    {x: 31, y: 26, lines: ['two', 'lines'], notes: ['note']},
    {x: 80, y: 60, lines: [], notes: ['beside']},
  ],
};

describe('a picture', () => {
  const html = renderToStaticMarkup(
    <Picture id="one" title="A title" description="All in words." drawing={drawing} />,
  );

  it('describes its content to screen readers, with unique ids', () => {
    expect(html).toContain('aria-labelledby="one-title" aria-describedby="one-description"');
    expect(html).toContain('<title id="one-title">A title</title>');
    expect(html).toContain('<desc id="one-description">All in words.</desc>');
  });

  it('paints lanes below lines, and lines below boxes', () => {
    const order = ['diagram-lane', 'diagram-edge', 'diagram-head', 'diagram-node', '<text'];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('writes lines below each other, vertically centred', () => {
    expect(html).toContain(
      '<text x="31" y="14">two<tspan x="31" dy="18">lines</tspan><tspan x="31" dy="15" class="diagram-note">note</tspan></text>',
    );
    expect(html).toContain('class="diagram-message">beside</text>');
  });
});

describe('a path', () => {
  it('has a step for each part of a line', () => {
    const points = [
      {x: 1, y: 2},
      {x: 1, y: 9.6},
      {x: 20, y: 9.6},
    ];
    expect(toLinesPath([{points}, {points: []}])).toBe('M1 2v8h19');
  });

  it('has a head where an arrow arrives, from each of four sides', () => {
    const toHead = (x: number, y: number): string =>
      toHeadsPath([
        {
          points: [
            {x: 50 - x, y: 50 - y},
            {x: 50, y: 50},
          ],
          heads: 'end',
        },
      ]);
    expect([toHead(0, 9), toHead(0, -9), toHead(9, 0), toHead(-9, 0)]).toEqual([
      'M50 50l-4-7h8z',
      'M50 50l-4 7h8z',
      'M50 50l-7-4v8z',
      'M50 50l7-4v8z',
    ]);
  });

  it('has heads at both ends of a two-way arrow, and none on a plain line', () => {
    const points = [
      {x: 0, y: 0},
      {x: 9, y: 0},
    ];
    expect(toHeadsPath([{points, heads: 'both'}])).toBe('M9 0l-7-4v8zM0 0l7-4v8z');
    expect(toHeadsPath([{points}])).toBe('');
  });
});

it('wraps words into lines that fit, and never splits a wide word', () => {
  expect(wrap('one two three', 60)).toEqual(['one two', 'three']);
  expect(wrap('a changes_requested b', 60)).toEqual(['a', 'changes_requested', 'b']);
  expect(wrap('one two three', 60, 'note')).toEqual(['one two', 'three']);
  expect(wrap('1 letters', 62, 'note')).toEqual(['1 letters']);
});
