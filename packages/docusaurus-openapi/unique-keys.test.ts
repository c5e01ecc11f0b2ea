import {expect, it} from 'vitest';

import type {Category} from './sidebar';
import {giveKeys} from './unique-keys';

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
  expect(giveKeys(apis)).toEqual(apis);
});

it('gives keys to what another API has, or the same in another place', () => {
  expect(listKeys(giveKeys([toApi('A', 'List'), toApi('B', 'List', 'Read', 'List')]))).toEqual([
    '"key":"B: List"',
    '"key":"B: List 2"',
    '"key":"B: Users"',
  ]);
});
