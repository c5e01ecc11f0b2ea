import {expect} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';
import {postRoutes, tagRoutes} from './routes';

const toSorted = (paths: readonly string[]): string[] => [...paths].sort();

test('the blog lists its four posts', async ({reader: page}) => {
  await openPage(page, '/blog');
  const titles = page.getByRole('main').locator('article header h2 a');
  const paths = await titles.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(toSorted(paths)).toEqual(postRoutes);
});

test('the archive leads to its four posts', async ({reader: page}) => {
  await openPage(page, '/blog/archive');
  for (const route of postRoutes) {
    await expect(page.getByRole('main').locator(`a[href="${route}"]`)).toBeVisible();
  }
});

test('the tags page leads to a page per tag', async ({reader: page}) => {
  await openPage(page, '/blog/tags');
  const links = page.getByRole('main').locator('a[href^="/blog/tags/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(toSorted(paths)).toEqual(tagRoutes);
});

for (const tag of tagRoutes) {
  test(`${tag} lists the posts that carry the tag`, async ({reader: page}) => {
    await openPage(page, tag);
    const titles = page.getByRole('main').locator('article header h2 a');
    const listed = await titles.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    expect(listed.length).toBeGreaterThan(0);
    const [first = ''] = listed;
    await openPage(page, first);
    await expect(page.locator(`article footer a[href="${tag}"]`)).toBeVisible();
  });
}

/** The paths of the posts that a feed names. */
const readPosts = (feed: string, pattern: RegExp): string[] =>
  toSorted([...feed.matchAll(pattern)].map(([, url = '']) => new URL(url).pathname));

const feeds = [
  {path: '/blog/rss.xml', type: 'application/rss+xml', post: /<item>.*?<link>([^<]+)/gs},
  {path: '/blog/atom.xml', type: 'application/atom+xml', post: /<entry>.*?<link href="([^"]+)"/gs},
  {path: '/blog/feed.json', type: 'application/json', post: /"url": ?"([^"]+)"/g},
];

for (const {path, type, post} of feeds) {
  test(`${path} names the four posts, and every page names it`, async ({reader: page, request}) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(readPosts(await response.text(), post)).toEqual(postRoutes);
    await openPage(page, '/');
    await expect(page.locator(`link[rel=alternate][type="${type}"][href="${path}"]`)).toHaveCount(
      1,
    );
  });
}
