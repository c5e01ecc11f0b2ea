import fs from 'node:fs';

import {describe, expect, it} from 'vitest';

import {listFiles} from '@openapi-portal/markdown-source';
import {withoutSlash} from '@openapi-portal/static-pages/formats';
import {listUnusedClasses} from '../../config/static-pages';
import {readApis} from '../../scripts/read-apis';
import {siteDir} from '../../scripts/site';
import {apiRoot, listRoutes, operationsByTag, routes} from '../browser/routes';
import {sections} from '../browser/sections';
import {toPaths} from '../browser/sitemap';
import {
  BUILD,
  findMain,
  listAddresses,
  listHtmlFiles,
  readBuilt,
  readPage,
  toVisibleText,
  without,
} from './page';

const unusedClasses = listUnusedClasses(await readApis());

/** Matches generated pages. Guides are outside the folders of the APIs. */
const GENERATED = /^\/docs\/API\/[^/]+\//;

/** Pages that consist mainly of prose. */
const proseRoutes = routes.filter(
  (route) =>
    /^\/(docs|blog\/)/.test(route) && !route.startsWith(apiRoot) && !listRoutes.includes(route),
);

/** Counts the words of a page without tables, code, drawings and popovers, which may be generated. */
function countOwnWords(route: string): number {
  const island = findMain(route).querySelector('[data-island]');
  if (island === null) return 0;
  const own = without(island, 'table, pre, svg, [popover]').textContent;
  return own.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

const readMeta = (route: string, selector: string): string | null | undefined =>
  readPage(route).querySelector(`meta[${selector}]`)?.getAttribute('content');

describe.each(routes)('%s, as it is served', (route) => {
  it('has one heading of the first level, and text', () => {
    expect(readPage(route).querySelectorAll('h1')).toHaveLength(1);
    const {length} = toVisibleText(findMain(route));
    expect(length).toBeGreaterThan(listRoutes.includes(route) ? 40 : 200);
  });

  it('has a title and a description', () => {
    expect(readMeta(route, 'name=description')).toMatch(/\w/);
  });

  it('links to the six sections', () => {
    const links = listAddresses(readPage(route), '.navbar__items a.navbar__link');
    expect(links).toEqual(sections.map(({path}) => path));
  });

  it('has no broken link', () => {
    const links = [...readPage(route).querySelectorAll('a:not([href])')];
    expect(links.map(({outerHTML}) => outerHTML)).toEqual([]);
  });

  it('has no class whose styles the build leaves out', () => {
    const classes = [...readPage(route).querySelectorAll('[class]')].flatMap((element) => [
      ...element.classList,
    ]);
    expect(classes.filter((name) => unusedClasses.some((one) => one.test(name)))).toEqual([]);
  });

  it('is in English, and in no other language', () => {
    const page = readPage(route);
    expect(page.documentElement.getAttribute('lang')).toBe('en');
    const alternates = [...page.querySelectorAll('link[rel=alternate][hreflang]')];
    expect(alternates.map((link) => link.getAttribute('hreflang')).sort()).toEqual([
      'en',
      'x-default',
    ]);
    expect(readMeta(route, 'property="og:locale"')).toBe('en');
    expect(readMeta(route, 'property="og:locale:alternate"')).toBeUndefined();
  });

  it('ends with the copyright of 2022', () => {
    const footer = readPage(route).querySelector('footer.theme-layout-footer');
    expect(footer?.textContent).toContain('Copyright © 2022 CyberView');
    expect(footer?.textContent).toContain('These pages describe CyberView 2026.4');
  });
});

/** Pages of links or tables. */
const shortRoutes = [
  '/docs',
  '/docs/introduction/definitions',
  '/docs/introduction/standards',
  '/docs/introduction/whats-new',
  '/docs/administration/settings',
  '/docs/trust',
  '/blog/welcome',
];

it.each(proseRoutes)('%s has text of its own', (route) => {
  const least = shortRoutes.includes(route) ? 100 : 300;
  expect(countOwnWords(route)).toBeGreaterThanOrEqual(least);
});

it('gives every page a title of its own', () => {
  const titles = routes.map((route) => readPage(route).title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles).not.toContain('');
});

it('lists every route in the sitemap, and no page that these tests leave out', () => {
  const paths = toPaths(readBuilt('sitemap.xml'));
  const written = paths.filter((path) => !GENERATED.test(path) || routes.includes(path));
  expect(written.map(withoutSlash).sort()).toEqual(routes.map(withoutSlash).sort());
});

it('has no duplicate id in any page', () => {
  const files = listHtmlFiles();
  expect(files.length).toBeGreaterThan(50);
  const repeated = files.flatMap((file) => {
    const tags = readBuilt(file).matchAll(/<[^>]*? id="?(?<id>[^\s">]+)/g);
    const ids = Array.from(tags, ({groups}) => groups?.id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return twice.length === 0 ? [] : [`${file}: ${twice.join(', ')}`];
  });
  expect(repeated).toEqual([]);
});

it('links from the not-found page to the six sections', () => {
  const links = [...findMain('/404.html').querySelectorAll('a')];
  const found = links.map((link) => ({
    label: link.textContent,
    path: link.getAttribute('href') ?? '',
  }));
  expect(found).toEqual(expect.arrayContaining(sections.map(({label, path}) => ({label, path}))));
});

/** Lists the pages of each category in the sidebar, without those of subcategories. */
const listCategories = (page: Document): readonly (readonly [string, readonly string[]])[] =>
  [...page.querySelectorAll('li.theme-doc-sidebar-item-category')].map((item) => [
    item.querySelector('.menu__link')?.textContent ?? '',
    listAddresses(item, ':scope > ul > li > a'),
  ]);

it('has guides, operations by group and the rest in one sidebar, in reading order', () => {
  const page = readPage(`${apiRoot}create-user`);
  const categories = listCategories(page);
  expect(categories.map(([label]) => label)).toEqual([
    'Guides',
    'Ciso API',
    'Company',
    'Users',
    'More',
  ]);
  const below = Object.fromEntries(categories);
  expect(below.Company).toEqual(operationsByTag.Company?.map((id) => apiRoot + id));
  const {Users = [], 'Single-User': single = []} = operationsByTag;
  const users = [...Users, ...single].map((id) => apiRoot + id);
  expect([...(below.Users ?? [])].sort()).toEqual(users.sort());
  const top = '.theme-doc-sidebar-menu > li';
  expect(listAddresses(page, `${top} > a, ${top} > div > a[href]`)).toEqual([
    '/docs/API/',
    // The collapsed guides, which a script expands
    '/docs/API/quick-start',
    apiRoot,
  ]);
});

it('lists every page of the docs on their start page, section by section', () => {
  const addresses = listAddresses(findMain('/docs'), '#all-pages ~ * a, h2 ~ .table-scroll a');
  const pages = routes.filter((route) => route.startsWith('/docs/'));
  expect(pages.filter((page) => !addresses.includes(page))).toEqual([]);
});

it('contains nothing about the build machine', () => {
  const files = listFiles(BUILD).filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file));
  const leaks = files.filter((file) => fs.readFileSync(file, 'utf8').includes(siteDir));
  expect(files.length).toBeGreaterThan(100);
  expect(leaks).toEqual([]);
});

it('a nutshell has a few rows of labels and meanings', () => {
  const box = findMain('/docs/introduction/').querySelector('section[aria-label="In a nutshell"]');
  const labels = [...(box?.querySelectorAll('dl.definitions dt') ?? [])];
  expect(labels.map(({textContent}) => textContent)).toContain('The limit');
  expect(box?.querySelectorAll('dd')).toHaveLength(labels.length);
});

it('no script that every page loads lists the pages of an API', () => {
  const home = readPage('/');
  const scripts = [...home.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'));
  const text = scripts.map((src) => readBuilt((src ?? '').slice(1))).join('');
  expect(text).toContain('/docs/API/errors');
  const named = Object.values(operationsByTag)
    .flat()
    .filter((slug) => text.includes(apiRoot + slug));
  expect(named).toEqual([]);
});
