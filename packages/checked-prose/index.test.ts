import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';

import {markdown} from './testing/sample-site';
import {writeFiles} from '@openapi-portal/reports/testing';
import {createCheckedProse} from './index';
import type {CheckedProseOptions} from './options';

const page = (...body: readonly string[]): string =>
  ['---', 'title: A', `description: ${'d'.repeat(60)}`, '---', '', ...body, ''].join('\n');

const addresses = ['a', 'b'];

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: addresses.map((name) => ({
            permalink: `/docs/${name}`,
            source: `@site/docs/${name}.mdx`,
            tags: [],
          })),
          sidebars: {},
        },
      ],
    },
  },
};

function createPlugin(siteDir: string): Plugin {
  const siteConfig = {staticDirectories: ['static'], markdown};
  const options: CheckedProseOptions = {
    contentDirs: ['docs'],
    components: {},
    componentAnchors: {},
  };
  return createCheckedProse(options)({siteDir, baseUrl: '/', siteConfig} as unknown as LoadContext);
}

const load = (plugin: Plugin): unknown =>
  plugin.allContentLoaded?.({allContent, actions: {} as never});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('passes a site without problems', () => {
  const plugin = createPlugin(
    writeFiles({'docs/a.mdx': page('[b](/docs/b)'), 'docs/b.mdx': page()}),
  );
  expect(plugin.loadContent?.()).toBeUndefined();
  expect(load(plugin)).toBeUndefined();
});

test('stops a build with all problems of all pages', () => {
  const files = {'docs/a.mdx': page('[b](/docs/c)', '', '![](./x.png)'), 'docs/b.mdx': page('<b>')};
  const plugin = createPlugin(writeFiles(files));
  plugin.loadContent?.();
  expect(() => load(plugin)).toThrowErrorMatchingInlineSnapshot(`
    [ProblemsError: 4 problems in the pages:

      docs/a.mdx:6:1  No page or file has the URL /docs/c
        → correct the URL, or remove the link
      docs/a.mdx:8:1  The image ./x.png does not exist
        → add the file, or remove the image
      docs/a.mdx:8:1  The image ./x.png has no alternative text
        → describe it between the brackets
      docs/b.mdx:6:1  The page cannot be parsed: Expected a closing tag for \`<b>\`
        → close the tag, or write <… /> if it is empty
    ]
  `);
});

test('stops a build before the content plugins do if they cannot load the pages', () => {
  const files = {
    'docs/a.mdx': '---\ntitle: a: b\n---\n',
    'docs/b.mdx': page('[x](./x.mdx) [y](/docs/y)'),
  };
  const plugin = createPlugin(writeFiles(files));
  expect(() => plugin.loadContent?.()).toThrowErrorMatchingInlineSnapshot(`
    [ProblemsError: 2 problems in the pages:

      docs/a.mdx:2:8  The front matter cannot be read: Nested mappings are not allowed in compact mappings
        → check indentation and brackets here, and put values with a colon or a quotation mark in quotes
      docs/b.mdx:6:1  The page ./x.mdx does not exist
        → correct the path, or remove the link
    ]
  `);
});

test('skips files and folders that start with an underscore', () => {
  const files = {
    'docs/a.mdx': page(),
    'docs/_part.mdx': '<b>',
    'docs/_drafts/x.mdx': '[x](./none.mdx)',
  };
  expect(load(createPlugin(writeFiles(files)))).toBeUndefined();
});

test('prints problems in the dev server once, and says when they are fixed', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const success = vi.spyOn(logger, 'success').mockImplementation(() => undefined);
  const siteDir = writeFiles({'docs/a.mdx': page('[b](/docs/c)'), 'docs/b.mdx': page()});
  const plugin = createPlugin(siteDir);
  load(plugin);
  load(plugin);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toMatchInlineSnapshot(`
    "1 problem in the pages:

      docs/a.mdx:6:1  No page or file has the URL /docs/c
        → correct the URL, or remove the link
    "
  `);
  expect(success).not.toHaveBeenCalled();

  fs.writeFileSync(path.join(siteDir, 'docs/a.mdx'), page('[b](/docs/b) mended'));
  load(plugin);
  expect(success.mock.calls).toEqual([['All problems in the pages are fixed']]);
});
