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

it('does not change the sidebar of a single API', () => {
  const apis = [toApi('A', 'List', 'Read')];
  expect(addUniqueKeys(apis)).toEqual(apis);
});

it('adds keys to labels that occur in several APIs or places', () => {
  expect(listKeys(addUniqueKeys([toApi('A', 'List'), toApi('B', 'List', 'Read', 'List')]))).toEqual(
    ['"key":"B: List"', '"key":"B: List 2"', '"key":"B: Users"'],
  );
});

it('takes time proportional to the number of equal labels', () => {
  const readTime = watchProcessor();
  const api = toApi('A', ...Array.from({length: 10_000}, () => 'List'));
  expect(listKeys(addUniqueKeys([api])).at(-1)).toBe('"key":"A: List 9999"');
  expect(readTime()).toBeLessThan(1500);
});
