import path from 'node:path';

import type {Markdown} from '../content';
import type {Page} from '../page';
import {toPage} from '../read';
import {type Routes, toRoutes} from '../routes';

/** The Markdown configuration of a site with `future.v4`. */
export const markdown: Markdown = {
  format: 'mdx',
  anchors: {maintainCase: false},
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
};

/** Builds the routes of a fixture site: docs below `/docs/`, posts below `/blog/`, pages below `/`. */
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

export const toFixturePage = (text: string, name = 'docs/page.mdx'): Page =>
  toPage(path.join('/site', name), path.join('/site', name.split('/')[0] ?? ''), text, markdown);
