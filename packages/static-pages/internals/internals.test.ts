import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {findImportedNames, readUpstream} from '@openapi-portal/reports/testing';

import * as helmet from './react-helmet-async';
import * as utilsCommon from './utils-common';

const folders = fs
  .readdirSync(__dirname, {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []));

it('README.md has a row for each replaced internal, and no other', () => {
  const readme = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(folders.sort());
});

/** The assumptions of each replacement about Docusaurus, by folder. */
const contracts: Readonly<Record<string, () => void>> = {
  'base-url-banner': () => {
    expect(readUpstream('core/lib/client/App.js')).toContain("from './BaseUrlIssueBanner'");
    const banner = readUpstream('core/lib/client/BaseUrlIssueBanner/index.js');
    expect(banner).toContain('baseUrlIssueBanner && isHomePage');
    const words = (text: string): string => text.replace(/<[^>]*>|\$\{.*?\}/g, '');
    ['Your Docusaurus site did not load properly.', 'A very common reason is a wrong site'].forEach(
      (line) => expect(words(banner)).toContain(line),
    );
  },
  'blog-feeds': () => {
    const feed = readUpstream('plugin-content-blog/lib/feed.js');
    expect(feed).toContain('options.feedOptions.createFeedItems ?? defaultCreateFeedItems');
    for (const name of ['rss.xml', 'atom.xml']) expect(feed).toContain(`outputFileName: '${name}'`);
  },
  'classic-preset': () => {
    const preset = readUpstream('preset-classic/lib/index.js');
    expect(preset).toContain("makePluginConfig('@docusaurus/theme-classic', theme)");
    expect(preset).toContain("makePluginConfig('@docusaurus/plugin-content-docs', docs)");
    expect(preset).toContain("makePluginConfig('@docusaurus/plugin-content-blog', blog)");
  },
  'classic-theme': () => {
    const theme = readUpstream('theme-classic/lib/index.js');
    expect(theme).toContain('DataAttributeQueryStringInlineJavaScript');
    expect(theme).toContain("style: 'display: none;'");
    expect(theme).toContain("'./prism-include-languages'");
    expect(theme).toContain("'./nprogress'");
  },
  'client-routes': () => {
    // The lists have their own test. This one checks which modules import them.
    const readers = ['preload.js', 'normalizeLocation.js', 'App.js', 'docusaurus.js'];
    for (const file of readers)
      expect(readUpstream(`core/lib/client/${file}`)).toContain("from '@generated/routes'");
    expect(readUpstream('core/lib/client/exports/ComponentCreator.js')).toContain(
      "from '@generated/routesChunkNames'",
    );
  },
  'docs-chunk': () => {
    expect(readUpstream('core/lib/webpack/base.js')).toContain('cacheGroups');
  },
  'docs-metadata': () => {
    expect(readUpstream('plugin-content-docs/lib/props.js')).toMatch(/docs: toVersionDocsProp\(/);
    expect(readUpstream('plugin-content-docs/lib/globalData.js')).toMatch(/docs: version\.docs/);
    expect(readUpstream('theme-classic/lib/theme/DocCard/index.js')).toContain(
      'useDocById(item.docId ?? undefined)',
    );
    expect(readUpstream('plugin-content-docs/lib/client/docsUtils.js')).toMatch(
      /item\.docId &&\s+isSamePath/,
    );
  },
  'early-start': () => {
    expect(readUpstream('core/lib/webpack/client.js')).toContain("'../client/clientEntry.js'");
    expect(readUpstream('core/lib/client/BaseUrlIssueBanner/index.js')).toContain('docusaurus');
  },
  'mdx-content': () => {
    // The loader has its own test. This one checks that Docusaurus compiles MDX in the same way.
    expect(readUpstream('mdx-loader/lib/processor.js')).toContain(
      "providerImportSource: '@mdx-js/react'",
    );
  },
  preload: () => {
    expect(readUpstream('core/lib/client/preload.js')).toContain(
      'export default function preload(pathname)',
    );
    for (const file of ['clientEntry.js', 'PendingNavigation.js', 'docusaurus.js'])
      expect(readUpstream(`core/lib/client/${file}`)).toContain("from './preload'");
  },
  'react-helmet-async': () => {
    expect(Object.keys(helmet)).toEqual(
      expect.arrayContaining([...findImportedNames('react-helmet-async')]),
    );
  },
  stylesheet: () => {
    expect(readUpstream('core/lib/webpack/base.js')).toMatch(/styles: \{\s+name: 'styles'/);
  },
  'utils-common': () => {
    expect(Object.keys(utilsCommon)).toEqual(
      expect.arrayContaining([...findImportedNames('@docusaurus/utils-common')]),
    );
  },
};

it.each(folders)('%s finds the expected code in Docusaurus', (folder) => {
  expect(contracts).toHaveProperty(folder);
  contracts[folder]?.();
});
