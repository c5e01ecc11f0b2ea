import {expect, it} from 'vitest';

import {createMinorVersionFinder, type MinorVersionsOfApi} from './minor-versions';

const IS_NEW = {impact: 'compatible' as const, locations: [], text: 'is new'};
const WIDER = {
  impact: 'compatible' as const,
  locations: [{label: 'request field', name: 'size', anchors: ['request-body.size']}],
  text: 'has no maximum any more',
};

const minorVersions: MinorVersionsOfApi = {
  api: 'Shop API',
  here: '1.0',
  isOlder: true,
  changelog: {title: 'changelog', href: '/changelog#Shop-1.0.4'},
  all: [
    {
      name: '1.1',
      version: '1.1.0',
      basePath: '/shop',
      slugs: new Map([
        ['post /orders', 'place-order'],
        ['get /orders', 'list-orders'],
      ]),
    },
    {
      name: '1.0',
      version: '1.0.4',
      basePath: '/shop/1.0',
      slugs: new Map([
        ['post /orders', 'create-order'],
        ['delete /orders', 'delete-orders'],
      ]),
    },
  ],
  changes: new Map([
    ['post /orders', [WIDER]],
    ['get /orders', [IS_NEW]],
    ['', [{...WIDER, locations: []}]],
  ]),
};

const operations = [
  {method: 'post', path: '/orders', slug: 'create-order'},
  {method: 'delete', path: '/orders', slug: 'delete-orders'},
];
const find = createMinorVersionFinder(minorVersions, operations);

const listLinks = (pageId: string) =>
  find(pageId)?.all.map(({name, href, isMissing}) => [name, href, isMissing]);

it('links to the same operation, even under another id', () => {
  expect(listLinks('create-order')).toEqual([
    ['1.1', '/shop/place-order', false],
    ['1.0', '/shop/1.0/create-order', false],
  ]);
  expect(find('create-order')?.changes).toEqual([WIDER]);
});

it('links to the overview of a minor version without the operation', () => {
  expect(listLinks('delete-orders')?.[0]).toEqual(['1.1', '/shop/', true]);
  expect(listLinks('schema-order')?.[0]).toEqual(['1.1', '/shop/', true]);
});

it('links overviews to each other, and lists added and removed operations there', () => {
  expect(listLinks('introduction')).toEqual([
    ['1.1', '/shop/', false],
    ['1.0', '/shop/1.0/', false],
  ]);
  expect(find('introduction')?.changes).toEqual([
    {...WIDER, locations: []},
    {...IS_NEW, locations: [{label: 'operation', name: 'GET /orders', anchors: []}]},
  ]);
});

it('lists no changes on pages of the newest version', () => {
  const newest = createMinorVersionFinder({...minorVersions, here: '1.1', isOlder: false}, []);
  expect(newest('introduction')).not.toHaveProperty('changes');
});

it('is undefined for a single minor version', () => {
  const [first] = minorVersions.all;
  expect(
    createMinorVersionFinder({...minorVersions, all: first ? [first] : []}, [])('introduction'),
  ).toBe(undefined);
});
