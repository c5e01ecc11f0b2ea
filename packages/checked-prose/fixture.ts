import path from 'node:path';

import {formatFound, writeFiles} from 'static-pages/testing/write-files';

import type {Markdown} from './content';
import type {Page} from './page';
import {createReader, toPage} from './read';
import type {Routes} from './routes';
import {toRoutes} from './routes';
import type {Rule, Site} from './site';

/** The Markdown configuration of a site with `future.v4`. */
export const markdown: Markdown = {
  format: 'mdx',
  anchors: {maintainCase: false},
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
};

/** The routes of a fixture: docs below `/docs/`, posts below `/blog/`, pages below `/`. */
export function toFixtureRoutes(siteDir: string, files: Iterable<string>): Routes {
  const addresses = (dir: string, base: string): {permalink: string; source: string}[] =>
    [...files]
      .filter((file) => file.startsWith(dir) && /\.mdx?$/.test(file) && !file.includes('/_'))
      .map((file) => ({
        permalink: `${base}${file.slice(dir.length).replace(/(?:(?<=^|\/)index)?\.mdx?$/, '')}`,
        source: `@site/${file}`,
      }));
  const docs = addresses('docs/', '/docs/').map((doc) => ({...doc, tags: []}));
  const posts = addresses('blog/', '/blog/').map((metadata) => ({metadata}));
  return toRoutes(
    {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}},
      'docusaurus-plugin-content-blog': {
        default: {blogPosts: posts, blogTags: {}, blogTagsListPath: '/blog/tags'},
      },
      'docusaurus-plugin-content-pages': {default: addresses('src/pages/', '/')},
    },
    {siteDir, baseUrl: '/'},
  );
}

/** Writes a site and reads it as the plugin does. */
export function readFixture(
  files: Readonly<Record<string, string>>,
  options: Partial<Site> = {},
): Site {
  const siteDir = writeFiles(files);
  const staticDirs = [path.join(siteDir, 'static')];
  const contentDirs = ['docs', 'blog', 'src/pages'].map((dir) => path.join(siteDir, dir));
  const sources = createReader({contentDirs, staticDirs, markdown})();
  const routes = toFixtureRoutes(siteDir, Object.keys(files));
  return {
    ...sources,
    siteDir,
    baseUrl: '/',
    staticDirs,
    routes,
    apis: [],
    checks: {},
    components: {},
    componentAnchors: {},
    ...options,
  };
}

/** A page of a fixture, by its path in the site. */
export function findPage({pages, siteDir}: Site, name: string): Page {
  const page = pages.get(path.join(siteDir, name));
  if (page === undefined) throw new Error(`The fixture has no page ${name}`);
  return page;
}

/** What a rule finds on all pages of a site: a row for the location and message, a row for the fix. */
export function applyRule(
  rule: Rule,
  files: Readonly<Record<string, string>>,
  options: Partial<Site> = {},
): string {
  const site = readFixture(files, options);
  return formatFound(
    [...site.pages.values()].flatMap((page) => rule(page, site)),
    site.siteDir,
  );
}

/** A page from its text alone. */
export const toFixturePage = (text: string, name = 'docs/page.mdx'): Page =>
  toPage(path.join('/site', name), path.join('/site', name.split('/')[0] ?? ''), text, markdown);
