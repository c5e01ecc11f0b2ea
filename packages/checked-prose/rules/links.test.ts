import path from 'node:path';

import {expect, test} from 'vitest';

import {toFixtureApi} from '../testing/fixture-api';
import {applyRule, findPage, readSite} from '../testing/read-site';
import {toFixtureRoutes} from '../testing/sample-site';
import {formatFound} from '@openapi-portal/reports/testing';

import {findBrokenLinks} from './links';

const files = {
  'docs/index.mdx': '## Where to start\n',
  'docs/modules/index.mdx': '## Permission matrix\n\n## Twice\n\n## Twice\n',
  'docs/modules/assets.mdx':
    'import Part from \'./_part.mdx\';\n\n## Fields\n\n<Part />\n\n<i id="x">x</i>\n',
  'docs/modules/_part.mdx': '## From a part\n',
  'docs/broken.mdx': '<b>\n',
  'docs/plain.mdx': 'No headings\n',
  'docs/list.pdf': '',
  'blog/welcome.mdx': '## The map\n',
  'src/pages/about.mdx': '## Model\n',
  'static/img/logo.svg': '',
};

const find = (text: string): string =>
  applyRule(findBrokenLinks, {...files, 'docs/modules/page.mdx': text});

test('passes links to files and their anchors', () => {
  expect(
    find(
      '[a](./assets.mdx) [b](assets.mdx#fields) [c](../index.mdx#where-to-start) [d](/modules/assets.mdx#x) [e](@site/docs/index.mdx?x=1) [f](./index.mdx#twice-1)\n',
    ),
  ).toBe('');
});

test('passes URLs with and without a trailing slash, and their anchors', () => {
  expect(
    find(
      '[a](/docs/modules) [b](/docs/modules/#permission-matrix) [c](/docs/modules/assets/) [d](/docs/) [e](/blog/welcome#the-map) [f](/about#model) [g](/blog/archive) [h](./assets) [i](../#where-to-start)\n',
    ),
  ).toBe('');
});

test('passes static files, files next to the page, and external URLs', () => {
  expect(
    find(
      '[a](/img/logo.svg) [b](../list.pdf) [c](https://example.com/x#y) [d](mailto:a@example.com) [e](pathname:///x) [f](//example.com) [g](#) [h](/blog/page/2)\n',
    ),
  ).toBe('');
});

test('rejects a missing file, and suggests the nearest', () => {
  expect(find('[a](./asets.mdx#fields)\n\n[b](../Index.mdx) [c](Assets.mdx) [d](./zzzzzzzz.mdx)\n'))
    .toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:1:1  The page ./asets.mdx does not exist
        → write ./assets.mdx
      docs/modules/page.mdx:3:1  The page ../Index.mdx does not exist
        → write ../index.mdx
      docs/modules/page.mdx:3:19  The page Assets.mdx does not exist
        → write ./assets.mdx
      docs/modules/page.mdx:3:35  The page ./zzzzzzzz.mdx does not exist
        → correct the path, or remove the link"
  `);
});

test('rejects a missing anchor, and suggests the nearest', () => {
  expect(
    find(
      '## Here\n\n[a](#her) [b](./index.mdx#permision-matrix) [c](/docs/#nothing-like-it) [d](../plain.mdx#x)\n',
    ),
  ).toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:3:1  This page has no heading or id #her
        → write #here
      docs/modules/page.mdx:3:11  docs/modules/index.mdx has no heading or id #permision-matrix
        → write #permission-matrix
      docs/modules/page.mdx:3:45  /docs/ has no heading or id #nothing-like-it
        → write one of #where-to-start
      docs/modules/page.mdx:3:73  docs/plain.mdx has no heading or id #x
        → remove # and the text after it: the page has no headings"
  `);
});

test('rejects a URL without a page, and suggests the nearest', () => {
  expect(
    find(
      '[a](/docs/modules/asset) [b](/Docs/modules/) [c](/img/Logo.svg) [d](assetts) [e](/elsewhere)\n',
    ),
  ).toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:1:1  No page or file has the URL /docs/modules/asset
        → write /docs/modules/assets
      docs/modules/page.mdx:1:26  No page or file has the URL /Docs/modules
        → write /docs/modules/
      docs/modules/page.mdx:1:46  No page or file has the URL /img/Logo.svg
        → write /img/logo.svg
      docs/modules/page.mdx:1:65  No page or file has the URL /docs/modules/assetts
        → write /docs/modules/assets
      docs/modules/page.mdx:1:78  No page or file has the URL /elsewhere
        → correct the URL, or remove the link"
  `);
});

test('rejects a link in JSX like one in Markdown', () => {
  expect(find('<Link to="/docs/modul">a</Link> <a href="./assets.mdx">b</a>\n'))
    .toMatchInlineSnapshot(`
      "  docs/modules/page.mdx:1:1  No page or file has the URL /docs/modul
          → write /docs/modules/
        docs/modules/page.mdx:1:33  The file ./assets.mdx is linked in JSX, where links by file do not work
          → write its URL /docs/modules/assets"
    `);
});

test('rejects a reference link at its definition', () => {
  expect(find('[a][b]\n\n[b]: /docs/indx\n')).toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:3:1  No page or file has the URL /docs/indx
        → correct the URL, or remove the link"
  `);
});

test('rejects a file of another plugin, and suggests its URL', () => {
  expect(find('[a](../../blog/welcome.mdx)\n')).toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:1:1  The file blog/welcome.mdx belongs to another docs plugin, and links by file only work within one
        → write its URL /blog/welcome"
  `);
});

test('rejects a link without a URL', () => {
  expect(find('[a]()\n')).toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:1:1  The link has no URL
        → add a URL, or remove the link"
  `);
});

test('rejects a missing file at @site', () => {
  expect(find('[a](@site/static/none.pdf) [b](@site/static/img/logo.svg)\n'))
    .toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:1:1  The file @site/static/none.pdf does not exist
        → correct the path after @site/"
  `);
});

test('finds the anchors of imported parts, and none in a page that cannot be parsed', () => {
  expect(find('[a](./assets.mdx#from-a-part) [b](../broken.mdx#anything)\n')).toBe('');
});

test('rejects a file that is not published', () => {
  const all = {...files, 'docs/modules/page.mdx': '[a](../plain.mdx)\n'};
  const site = readSite(all);
  const published = Object.keys(all).filter((name) => name !== 'docs/plain.mdx');
  const routes = toFixtureRoutes(site.siteDir, published);
  const problems = findBrokenLinks(findPage(site, 'docs/modules/page.mdx'), {...site, routes});
  expect(formatFound(problems, site.siteDir)).toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:1:1  The file docs/plain.mdx is not published
        → if it is a draft or its name starts with _, change that; otherwise remove the link"
  `);
});

test('finds the anchors that a component adds to its page', () => {
  const all = {
    'docs/list.mdx': '<List />\n',
    'docs/page.mdx': '[a](./list.mdx#first) [b](./list.mdx#second)\n',
  };
  const found = applyRule(findBrokenLinks, all, {componentAnchors: {List: ['first']}});
  expect(found).toContain('docs/page.mdx:1:23  docs/list.mdx has no heading or id #second');
  expect(found).not.toContain('#first on');
});

test('accepts URLs with and without the base path', () => {
  const text =
    '[a](/docs/modules/assets) [b](/portal/docs/modules/assets) [c](/portal/img/logo.svg)\n';
  const all = {...files, 'docs/page.mdx': text};
  expect(applyRule(findBrokenLinks, all, {baseUrl: '/portal/'})).toBe('');
});

test('only checks links to files while the routes are unknown', () => {
  const all = {...files, 'docs/page.mdx': '[a](/docs/none) [b](./none.mdx)\n'};
  expect(applyRule(findBrokenLinks, all, {routes: undefined})).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:17  The page ./none.mdx does not exist
        → correct the path, or remove the link"
  `);
});

test('finds a file in a folder whose name contains characters that URLs encode', () => {
  const all = {
    'docs/a b/page one.mdx': '## Überblick\n',
    'docs/x.mdx': '[a](./a%20b/page%20one.mdx#%C3%BCberblick)\n',
  };
  const site = readSite(all);
  expect(path.basename(site.siteDir)).toContain('site');
  expect(findBrokenLinks(findPage(site, 'docs/x.mdx'), site)).toEqual([]);
});

test('suggests the new page of a renamed operation', () => {
  const text = '[a](/docs/API/Small-API/read-user) [b](/docs/API/Small-API/get-users)\n';
  const all = {...files, 'docs/modules/page.mdx': text};
  expect(applyRule(findBrokenLinks, all, {apis: [toFixtureApi()]})).toMatchInlineSnapshot(`
    "  docs/modules/page.mdx:1:1  The operation at /docs/API/Small-API/read-user has been renamed
        → write /docs/API/Small-API/get-user
      docs/modules/page.mdx:1:36  No page or file has the URL /docs/API/Small-API/get-users
        → correct the URL, or remove the link"
  `);
});
