import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';

import {
  type CategoryLinks,
  completeSidebars,
  findNumber,
  isShortened,
  listByPage,
  parseLinks,
  shortenSidebars,
} from './sidebar-links';

const link = (name: string, more: object = {}): PropSidebarItem => ({
  type: 'link',
  label: `The ${name}`,
  href: `/docs/${name}`,
  className: 'method-get',
  docId: 'doc',
  // If absent, the docs plugin sets `customProps` to undefined.
  customProps: undefined,
  ...more,
});

const fold = (label: string, items: PropSidebarItem[], more: object = {}): PropSidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

/** Shortens a sidebar. All pages contain links in their HTML, except those in `others`. */
function shorten(items: PropSidebarItem[], others: readonly string[] = []) {
  const links = new Map<string, CategoryLinks[string]>();
  const sidebars: PropSidebars = {api: items};
  const brings = (address: string): boolean => !others.includes(address);
  const shortened = shortenSidebars(sidebars, brings, links);
  return {sidebars, shortened, links: Object.fromEntries(links)};
}

const TAGS = [
  link('guide'),
  fold('Tags', [fold('A', [link('a'), link('b/')]), fold('B', [link('c'), link('a')])]),
];

it('keeps only the first link of collapsed categories, with the number of removed ones', () => {
  const {shortened, links} = shorten(TAGS);
  expect(shortened.api).toEqual([
    link('guide'),
    fold('Tags', [
      fold('A', [link('a', {customProps: {category: '0'}})]),
      fold('B', [link('c', {customProps: {category: '1'}})]),
    ]),
  ]);
  expect(links['1']).toEqual([
    ['The c', '/docs/c', 'method-get'],
    ['The a', '/docs/a', 'method-get'],
  ]);
  expect(isShortened(shortened)).toBe(true);
});

it('also removes links with keys from collapsed categories', () => {
  const items = [fold('A', [link('a'), link('b', {key: 'Shop: The b'})])];
  const {shortened, links} = shorten(items);
  expect(shortened.api).toEqual([fold('A', [link('a', {customProps: {category: '0'}})])]);
  expect(links['0']?.[1]).toEqual(['The b', '/docs/b', 'method-get']);
});

it('restores the original sidebar, category by category', () => {
  const {sidebars, shortened, links} = shorten(TAGS);
  expect(completeSidebars(shortened, links)).toEqual(sidebars);
  const {'1': second = []} = links;
  const [, tags] = completeSidebars(shortened, {'1': second}).api ?? [];
  expect(tags).toMatchObject({items: [{items: [{}]}, {items: [{}, {}]}]});
});

it('restores the links of all categories that contain the page', () => {
  const {links} = shorten(TAGS);
  const byPage = listByPage(links);
  expect(byPage.get('/docs/a')).toEqual(links);
  expect(byPage.get('/docs/b')).toEqual({'0': links['0']});
  expect(byPage.get('/docs/guide')).toBeUndefined();
});

describe('a category of 324 links', () => {
  const names = Array.from({length: 324}, (_, index) => `op-${index}`);
  const {links} = shorten([
    fold(
      'A',
      names.map((name) => link(name)),
    ),
  ]);
  const byPage = listByPage(links);
  const find = (index: number) => byPage.get(`/docs/op-${index}`)?.['0'] ?? [];

  it.each([0, 1, 150, 322, 323])(
    'keeps the links near link %i, and a link to the whole list',
    (index) => {
      const hrefs = find(index).map(([, href]) => href);
      expect(hrefs).toHaveLength(61);
      expect(hrefs).toContain(`/docs/op-${index}`);
      expect(find(index).at(-1)).toEqual(['All 324', '/docs/#operations']);
    },
  );

  it('has every link on some page', () => {
    const hrefs = names.flatMap((_, index) => find(index).map(([, href]) => href));
    expect(new Set(hrefs).size).toBe(325);
  });
});

it.each([
  ['method-webhook', '/docs/#webhooks'],
  ['method-get deprecated', '/docs/#operations'],
  [undefined, '/docs/#schemas'],
])('links a large category of %s to the section that lists it', (className, address) => {
  const items = Array.from({length: 61}, (_, index) => link(`one-${index}`, {className}));
  const {links} = shorten([fold('A', items)]);
  expect(listByPage(links).get('/docs/one-0')?.['0']?.at(-1)).toEqual(['All 61', address]);
});

it.each([
  ['that are open', [fold('A', [link('a'), link('b')], {collapsed: false})], []],
  ['that never fold', [fold('A', [link('a'), link('b')], {collapsible: false})], []],
  ['of one link', [fold('A', [link('a')])], []],
  ['with pages whose HTML brings none', [fold('A', [link('a'), link('b')])], ['/docs/b']],
  ['with links that say more', [fold('A', [link('a'), link('b', {unlisted: true})])], []],
  [
    'with other items',
    [fold('A', [link('a'), {type: 'html', value: '<hr>', defaultStyle: true}])],
    [],
  ],
])('does not change categories %s', (_which, items, others) => {
  const {sidebars, shortened, links} = shorten(items, others);
  expect(shortened).toEqual(sidebars);
  expect(links).toEqual({});
  expect(isShortened(shortened)).toBe(false);
});

it('recognises the link that replaces removed links', () => {
  expect(findNumber(link('a', {customProps: {category: '7'}}))).toBe('7');
  expect(findNumber(link('a'))).toBeUndefined();
});

it('reads no links from a page without any', () => {
  expect(parseLinks(undefined)).toEqual({});
});
