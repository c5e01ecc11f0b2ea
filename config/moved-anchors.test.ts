import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {siteDir} from '../scripts/site';

import {MOVED_ANCHORS, readMovedAnchors} from './moved-anchors';

const read = (text: string) => readMovedAnchors(writeFiles({[MOVED_ANCHORS]: text}));

it('reads the new location of a section', () => {
  expect(read('/docs/a#b: /docs/c#d\n')).toEqual({'/docs/a#b': '/docs/c#d'});
});

it('reads a list without entries', () => {
  expect(read('# Nothing has moved.\n')).toEqual({});
});

it.each([
  ['has no anchor', '/docs/a: /docs/c#d'],
  ['leads to a whole page', '/docs/a#b: /docs/c'],
  ['leads to another site', '/docs/a#b: https://example.com/#d'],
  ['leads to several places', '/docs/a#b: [/docs/c#d, /docs/e#f]'],
  ['is in no map', '- /docs/a#b'],
])('reports a line that %s', (_, line) => {
  expect(() => read(`${line}\n`)).toThrow(MOVED_ANCHORS);
});

it('has its lines in alphabetical order', () => {
  const text = fs.readFileSync(path.join(siteDir, MOVED_ANCHORS), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  expect(lines).toEqual([...lines].sort());
});
