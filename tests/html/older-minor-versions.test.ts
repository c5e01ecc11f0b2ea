import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {apiRoot, guideRoutes, olderReleases, olderRoutes, operationRoutes} from '../browser/routes';
import {toPaths} from '../browser/sitemap';
import {findMain, listAddresses, readBuilt, readPage, toVisibleText} from './page';

it('lists no page of an older minor version in the sitemap, and only its first page for programs', () => {
  const isOlder = (path: string): boolean =>
    [...olderReleases.keys()].some((line) => path.startsWith(`${apiRoot}${line}/`));
  expect(toPaths(readBuilt('sitemap.xml')).filter(isOlder)).toEqual([]);
  const named = [...readBuilt('llms.txt').matchAll(/Ciso-API\/\d[^)]*/g)].map(([text]) => text);
  expect(named.sort()).toEqual([...olderReleases.keys()].map((line) => `Ciso-API/${line}.md`));
  expect(readBuilt('llms-full-api.txt')).not.toMatch(/Source: \S+Ciso-API\/\d/);
});

describe.each([...olderReleases])('minor version %s', (line, version) => {
  const root = `${apiRoot}${line}/`;

  it('offers the contract of its newest patch, which its pages show', () => {
    const contract = parse(readBuilt(`${root.slice(1)}openapi.yaml`)) as {
      readonly info: {readonly version: string};
    };
    expect(contract.info.version).toBe(version);
    const links = listAddresses(readPage(root), '.api-header a[download]');
    expect(links).toEqual(
      ['openapi.yaml', 'openapi.json', 'postman-collection.json', 'SKILL.md'].map(
        (name) => root + name,
      ),
    );
  });

  it.each(olderRoutes.filter((route) => route.startsWith(root)))(
    '%s says that it is not the newest, and links within the minor version',
    (route) => {
      expect(toVisibleText(findMain(route))).toContain(`This is Ciso API ${line}.`);
      const sidebar = listAddresses(readPage(route), '.theme-doc-sidebar-menu a');
      const ofApi = sidebar.filter((href) => href.startsWith(apiRoot));
      expect(ofApi.filter((href) => !href.startsWith(root))).toEqual([]);
      expect(ofApi.length).toBeGreaterThan(5);
    },
  );

  it.each(olderRoutes.filter((route) => route.startsWith(root)))(
    '%s has Markdown that starts with a note about its version',
    (route) => {
      const markdown = readBuilt(`${route.slice(1).replace(/\/$/, '')}.md`);
      expect(markdown.split('\n')[0]).toContain(`**This is Ciso API ${line}.**`);
    },
  );
});

it('links each operation of the newest to the same in all older minor versions', () => {
  for (const route of operationRoutes) {
    const links = listAddresses(readPage(route), '.api-versions a');
    const same = [...olderReleases.keys()]
      .reverse()
      .map((line) => route.replace(apiRoot, `${apiRoot}${line}/`));
    expect(links).toEqual(same);
  }
});

it('links to each older minor version from the versions guide, newest first', () => {
  const links = listAddresses(readPage('/docs/API/versions'), 'main a');
  const lines = [...olderReleases.keys()].reverse().map((line) => `${apiRoot}${line}`);
  expect(links.filter((link) => /Ciso-API\/\d/.test(link))).toEqual(lines);
});

it('loads nothing of older minor versions on pages of the newest', () => {
  for (const route of [apiRoot, ...operationRoutes])
    expect(readBuilt(`${route.slice(1)}/index.html`)).not.toContain('on-demand-api.');
});

it.each(guideRoutes)('%s keeps the sidebar of the newest', (route) => {
  const links = listAddresses(readPage(route), '.theme-doc-sidebar-menu a');
  expect(links).toEqual(expect.arrayContaining([apiRoot, ...operationRoutes]));
});
