import {expect, test} from 'vitest';

import {toKey, toRoutes} from './routes';

const category = (permalink: string, items: readonly object[] = []): object => ({
  type: 'category',
  link: {type: 'generated-index', permalink},
  items,
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            {
              permalink: '/portal/docs/a',
              source: '@site/docs/a.mdx',
              tags: [{permalink: '/portal/docs/tags/x'}],
            },
          ],
          sidebars: {
            docs: [category('/portal/docs/category/one', [category('/portal/docs/category/two')])],
          },
          tagsPath: '/portal/docs/tags',
        },
      ],
    },
    api: {
      loadedVersions: [
        {
          docs: [
            {permalink: '/portal/docs/API/', source: '@site/.docusaurus/api/index.mdx', tags: []},
          ],
          sidebars: {},
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [{metadata: {permalink: '/portal/blog/post', source: '@site/blog/post.mdx'}}],
      blogTags: {x: {pages: [{metadata: {permalink: '/portal/blog/tags/x'}}]}},
      blogTagsListPath: '/portal/blog/tags',
      authorsMap: {a: {page: {permalink: '/portal/blog/authors/a'}}, b: {page: null}},
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [{permalink: '/portal/', source: '@site/src/pages/index.tsx'}],
    none: null,
  },
  'some-other-plugin': {default: {}},
};

const routes = toRoutes(allContent, {siteDir: '/site', baseUrl: '/portal/'});

test('collects the URLs of all content plugins without the base path', () => {
  expect([...routes.byPath.keys()].sort()).toEqual([
    '/',
    '/blog',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/a',
    '/blog/post',
    '/blog/tags',
    '/blog/tags/x',
    '/docs/API',
    '/docs/a',
    '/docs/category/one',
    '/docs/category/two',
    '/docs/tags',
    '/docs/tags/x',
  ]);
});

test('returns the plugin that publishes a file', () => {
  expect(routes.bySource.get('/site/.docusaurus/api/index.mdx')).toMatchObject({
    permalink: '/docs/API/',
    owner: 'docusaurus-plugin-content-docs/api',
  });
});

test.each([
  ['/portal/docs/a/', '/docs/a'],
  ['/portal', '/'],
  ['/docs/a%20b', '/docs/a b'],
  ['/docs/100%', '/docs/100%'],
  ['/', '/'],
])('looks %s up as %s', (address, key) => {
  expect(toKey(address, '/portal/')).toBe(key);
});
