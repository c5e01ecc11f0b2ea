import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {expect, it} from 'vitest';

import type {Category} from './sidebar';
import {addUniqueKeys} from './read-sidebar';

const toApi = (label: string, ...docs: readonly string[]): Category => ({
  type: 'category',
  label,
  items: [
    {
      type: 'category',
      label: 'Users',
      items: docs.map((doc) => ({type: 'doc' as const, id: `${label}/${doc}`, label: doc})),
    },
  ],
});

const listKeys = (categories: readonly Category[]): readonly unknown[] =>
  JSON.stringify(categories).match(/"key":"[^"]*"/g) ?? [];

it('leaves the sidebar of one API as it is', () => {
  const apis = [toApi('A', 'List', 'Read')];
  expect(addUniqueKeys(apis)).toEqual(apis);
});

it('gives keys to what another API has, or the same in another place', () => {
  expect(listKeys(addUniqueKeys([toApi('A', 'List'), toApi('B', 'List', 'Read', 'List')]))).toEqual(
    ['"key":"B: List"', '"key":"B: List 2"', '"key":"B: Users"'],
  );
});

it('takes time in proportion to how many have one label', () => {
  const readTime = watchProcessor();
  const api = toApi('A', ...Array.from({length: 10_000}, () => 'List'));
  expect(listKeys(addUniqueKeys([api])).at(-1)).toBe('"key":"A: List 9999"');
  expect(readTime()).toBeLessThan(1500);
});
