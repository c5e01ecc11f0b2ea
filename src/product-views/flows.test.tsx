import {gzipSync} from 'node:zlib';

import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {findTags, toVisibleText} from '@openapi-portal/openapi-console/testing';

import {type Box, type Drawing, PICTURE_WIDTH, type Words} from '../diagrams/drawing';
import {drawGrid} from '../diagrams/grid';
import {drawSequence} from '../diagrams/sequence';
import {chains, decisions, flows, rights, sequences, timelines} from '../product/flows';
import {userTypes} from '../product/user-types';

import {toChainGrid, toDecisionGrid, toDoorGrid, toRightGrid, toTimelineGrid} from './flow-grids';
import {toLaneGrid} from './flow-lanes';
import {shorten, toSequenceMessages} from './flow-words';
import {knownViews} from './known-views';

import * as productViews from '.';

/** Maximum size of a picture in a page, in bytes after compression. */
const LIMIT = 1400;

const names = [
  'ApplicationDoors',
  'CallRight',
  'Chain',
  'DecisionTree',
  'Sequence',
  'SwimLanes',
  'Timeline',
] as const;

const pictures = names.flatMap((name) => {
  const View = productViews[name] as ComponentType<{readonly of?: string}>;
  const values = knownViews[name]?.of?.values ?? [undefined];
  return values.map((of) => ({
    name: [name, of].join(' ').trim(),
    html: renderToStaticMarkup(<View of={of} />),
  }));
});

const readTag = (html: string, tag: string): string =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`).exec(html)?.[1] ?? '';

/** Returns the text of a view: the description of its picture, and the table or list next to it. */
const readWords = (html: string): string =>
  `${readTag(html, 'desc')} ${toVisibleText(html.replace(/<svg.*?<\/svg>/s, ''))}`;

describe.each(pictures)('the picture $name', ({html}) => {
  it('describes in words every word that it shows', () => {
    const description = readWords(html).toLowerCase();
    const shown = [...html.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text);
    const words = shown
      .flatMap((text) => text.replace(/<[^>]+>/g, ' ').split(' '))
      .map((word) => word.toLowerCase().replace(/[,:]$|….*$/g, ''))
      .filter((word) => word.length > 4);
    expect(words.filter((word) => !description.includes(word))).toEqual([]);
  });

  it('has a title that is not a sentence, and a description that is', () => {
    expect(readTag(html, 'title')).toMatch(/^[A-Z].{10,60}[^.]$/);
    expect(readTag(html, 'desc')).toMatch(/\.$/);
  });

  it('is light', () => {
    const picture = /<figure.*<\/figure>/s.exec(html)?.[0] ?? '';
    expect(picture).not.toBe('');
    expect(gzipSync(picture).length).toBeLessThan(LIMIT);
  });
});

/** Returns the texts of the cells in the table next to a picture, starting with the header row. */
const readRows = (name: string): readonly (readonly string[])[] =>
  (pictures.find((picture) => picture.name === name)?.html ?? '')
    .split('<tr')
    .slice(1)
    .map((row) => findTags(row, 'th', 'td').map(({text}) => text.trim()));

describe.each(flows)('the table next to the flow $id', ({id, lanes, steps, record}) => {
  const [head = [], ...rows] = readRows(`SwimLanes ${id}`);

  it('has the lanes and steps of the picture, and marks repeated steps', () => {
    expect(head.slice(1, 3)).toEqual(lanes.map(({name}) => name));
    expect(rows.map(([name]) => name)).toEqual(
      steps.map(({name, isLoop}, index) => `${index + 1} ${name}${isLoop ? ', until done' : ''}`),
    );
  });

  it('describes the action of each lane, and leaves idle lanes empty', () => {
    steps.forEach(({acts}, index) => {
      const done = lanes.map((lane) => acts.find((act) => act.lane === lane.id)?.does ?? '–');
      expect(rows[index]?.slice(1, 3)).toEqual(done);
    });
  });

  it('names the states that a step reaches, with their record if it is another one', () => {
    steps.forEach(({acts}, index) => {
      const states = rows[index]?.[3] ?? '';
      for (const {state} of acts.flatMap(({reaches = []}) => reaches)) {
        expect(states).toMatch(new RegExp(`\\b${state}\\b`));
      }
      expect(states).not.toContain(`${record}: `);
    });
  });
});

it('lists the questions of a picture next to it, with the same answers', () => {
  const {html = ''} = pictures.find(({name}) => name === 'DecisionTree user-type') ?? {};
  const items = findTags(html, 'li').map(({text}) => text.trim());
  const {questions = []} = decisions.find(({id}) => id === 'user-type') ?? {};
  expect(items).toEqual(
    questions.map(({asks, yes}) => `${asks} → ${userTypes.find(({id}) => id === yes)?.name}`),
  );
  expect(questions).toHaveLength(userTypes.length);
});

it('lists the moments of a timeline next to it, with state and day', () => {
  const {moments = []} = timelines.find(({id}) => id === 'account') ?? {};
  expect(readRows('Timeline account').slice(1)).toEqual(
    moments.map(({when, state, day = '–', happens}) => [when, state, day, happens]),
  );
});

it('gives each picture unique ids', () => {
  const ids = pictures.flatMap(({html}) =>
    [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(ids).toHaveLength(2 * pictures.length);
  expect(new Set(ids).size).toBe(ids.length);
});

const drawings: readonly (readonly [string, Drawing])[] = [
  ...flows.map((flow) => [flow.id, drawGrid(toLaneGrid(flow))] as const),
  ...sequences.map((each) => [each.id, drawSequence(toSequenceMessages(each))] as const),
  ...chains.map((chain) => [chain.id, drawGrid(toChainGrid(chain))] as const),
  ...decisions.map((decision) => [decision.id, drawGrid(toDecisionGrid(decision))] as const),
  ...rights.map((right) => [right.id, drawGrid(toRightGrid(right))] as const),
  ...timelines.map((timeline) => [timeline.id, drawGrid(toTimelineGrid(timeline))] as const),
  ['doors', drawGrid(toDoorGrid())],
];

/** Lower limit for the width of a character in narrow fonts, in pixels. */
const NARROW = 6;

const toEdges = ({x, anchor, lines, notes = []}: Words): readonly [number, number] => {
  const width = Math.max(...[...lines, ...notes].map((line) => line.length * NARROW));
  return anchor === 'start' ? [x, x + width] : [x - width / 2, x + width / 2];
};

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(drawings)('the drawing %s', (_, {width, height, boxes, lines, words}) => {
  it('fits a phone without scaling', () => {
    expect(width).toBeLessThanOrEqual(PICTURE_WIDTH);
    for (const [left, right] of words.map(toEdges)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  });

  it('keeps boxes apart, and all of it within its edges', () => {
    const nodes = boxes.filter(({kind}) => kind === 'plain' || kind === 'end');
    const pairs = nodes.flatMap((one, index) =>
      nodes.slice(index + 1).map((other) => [one, other]),
    );
    expect(pairs.filter(([one, other]) => one && other && overlaps(one, other))).toEqual([]);
    for (const {y} of lines.flatMap(({points}) => points)) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it('routes no arrow through a box', () => {
    const nodes = boxes.filter(({kind}) => kind === 'plain' || kind === 'end');
    const parts = lines.flatMap(({points}) =>
      points.slice(1).map((to, index): Box => {
        const from = points[index] ?? to;
        const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
        const size = {width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y)};
        return {x, y, ...size, kind: 'plain'};
      }),
    );
    expect(parts.filter((part) => nodes.some((node) => overlaps(part, node)))).toEqual([]);
  });
});

it('shortens long values inside their quotation marks', () => {
  expect(shorten('"a7f3c1d09b42"')).toBe('"a7f3…"');
  expect(shorten('q0Zt8dL2vXbN5yRk')).toBe('q0Zt…');
  expect(shorten('25')).toBe('25');
});
