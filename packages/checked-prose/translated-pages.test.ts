import path from 'node:path';

import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {findProblems} from './check';
import {createReader} from './read';
import {toRoutes} from './routes';
import {markdown} from './testing/sample-site';

const toPage = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: ${'A sentence that says what a reader learns. '.repeat(2)}\n---\n\n${text}\n`;

const TRANSLATIONS = 'i18n/de/docusaurus-plugin-content-docs/current';

function findIn(translation: string, more: Readonly<Record<string, string>> = {}): string {
  const siteDir = writeFiles({
    'docs/a.mdx': toPage('A', '## Part {/* #part */}\n\n[b](./b.mdx)'),
    'docs/b.mdx': toPage('B', '[a](./a.mdx)'),
    [`${TRANSLATIONS}/a.mdx`]: toPage('Ä', translation),
    ...more,
  });
  const contentDirs = [path.join(siteDir, 'docs')];
  const translations = new Map([[path.join(siteDir, 'docs'), path.join(siteDir, TRANSLATIONS)]]);
  const docs = [
    {permalink: '/de/docs/a', source: `@site/${TRANSLATIONS}/a.mdx`, tags: []},
    {permalink: '/de/docs/b', source: '@site/docs/b.mdx', tags: []},
  ];
  const content = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}},
  };
  const routes = toRoutes(content, {siteDir, baseUrl: '/de/'}, translations);
  const sources = createReader({contentDirs, staticDirs: [], markdown, translations})();
  return formatFound(
    findProblems({
      ...sources,
      siteDir,
      baseUrl: '/de/',
      staticDirs: [],
      routes,
      translations,
      apis: [],
      checks: {},
      components: {},
      componentAnchors: {},
    }),
    siteDir,
  );
}

it('links pages of both languages to each other', () => {
  expect(findIn('## Teil {/* #part */}\n\n[b](./b.mdx), [b](/docs/b), [a](/docs/a#part)')).toBe('');
});

it('reports problems in a translation at their location there', () => {
  expect(findIn('[b](./c.mdx)')).toMatch(
    /^ {2}i18n\/de\/docusaurus-plugin-content-docs\/current\/a\.mdx:6:1 {2}The page /,
  );
});

it('reports an anchor that the translation does not have', () => {
  expect(findIn('Text', {'docs/b.mdx': toPage('B', '[a](./a.mdx#part)')})).toContain('docs/b.mdx');
});

it('reports a translation without an original page', () => {
  const stray = {[`${TRANSLATIONS}/old.mdx`]: toPage('Alt', 'Text')};
  expect(findIn('Text', stray)).toContain('This translation has no source page');
});
