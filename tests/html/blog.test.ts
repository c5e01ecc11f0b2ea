import {parseXml} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import {postRoutes, tagRoutes} from '../browser/routes';
import {findMain, listAddresses, readBuilt, readPage, toVisibleText} from './page';
import {authors, posts, tags} from './posts';

const TITLES = 'article header h2 a';

const toSorted = (paths: readonly string[]): readonly string[] => [...paths].sort();

describe.each(posts)('$route', ({route, day, authors: writers, tagRoutes: ownTags}) => {
  const main = findMain(route);

  it('names its author and date, and how long it takes to read', () => {
    const header = main.querySelector('article header');
    expect(writers.length).toBeGreaterThan(0);
    for (const {name, route: own} of writers) {
      const link = header?.querySelector(`a[href="${own}"]`);
      expect(link?.textContent).toContain(name);
    }
    expect(header?.querySelector('time')?.getAttribute('datetime')).toMatch(new RegExp(`^${day}T`));
    expect(header?.textContent).toMatch(/\b[1-9]\d* min read/);
  });

  it('has structured data', () => {
    expect(listAddresses(main, 'article footer a[rel=tag]')).toEqual(ownTags);
  });
});

describe('the lists of the blog', () => {
  it('contain its four posts', () => {
    expect(toSorted(listAddresses(findMain('/blog'), TITLES))).toEqual(postRoutes);
    expect(listAddresses(findMain('/blog/archive'), 'a')).toEqual(
      expect.arrayContaining([...postRoutes]),
    );
  });

  it.each(['/blog/archive', '/blog/tags', '/blog/authors', ...postRoutes, ...tagRoutes])(
    'are linked from %s, which says that it is in the blog',
    (route) => {
      expect(listAddresses(findMain(route), 'nav[aria-label=Breadcrumbs] a')).toEqual(['/blog']);
    },
  );

  it('link to a page for each tag', () => {
    const links = listAddresses(findMain('/blog/tags'), 'a[href^="/blog/tags/"]');
    expect(toSorted(links)).toEqual(tagRoutes);
  });

  it.each(tags)('describe the posts of $route', ({route, description}) => {
    expect(toVisibleText(findMain('/blog/tags'))).toContain(description);
    expect(toVisibleText(findMain(route))).toContain(description);
  });

  it.each(tagRoutes)('contain exactly the posts with %s', (tag) => {
    const carriers = posts.filter((post) => post.tagRoutes.includes(tag));
    expect(carriers.length).toBeGreaterThan(0);
    expect(toSorted(listAddresses(findMain(tag), TITLES))).toEqual(
      toSorted(carriers.map(({route}) => route)),
    );
  });
});

describe.each(authors)('the page of $name', (author) => {
  it('is linked from the list of authors', () => {
    expect(listAddresses(findMain('/blog/authors'), 'a')).toContain(author.route);
  });

  it('links to each of their posts', () => {
    const main = findMain(author.route);
    expect(toVisibleText(main)).toContain(author.description);
    const own = posts.filter((post) => post.authors.includes(author));
    const links = [...main.querySelectorAll('article a')].filter((link) =>
      own.some(({route}) => route === link.getAttribute('href')),
    );
    expect(links.map((link) => link.textContent)).toEqual(
      expect.arrayContaining(own.map(({title}) => title)),
    );
    expect(main.querySelectorAll('article')).toHaveLength(own.length);
  });
});

const feeds = [
  {path: '/blog/rss.xml', type: 'application/rss+xml', post: /<item>.*?<link>([^<]+)/gs},
  {path: '/blog/atom.xml', type: 'application/atom+xml', post: /<entry>.*?<link href="([^"]+)"/gs},
  {path: '/blog/feed.json', type: 'application/json', post: /"url": ?"([^"]+)"/g},
];

it.each(feeds)('$path lists the four posts, and every page links to it', ({path, type, post}) => {
  const found = [...readBuilt(path).matchAll(post)].map(([, url = '']) => new URL(url).pathname);
  expect(toSorted(found)).toEqual(postRoutes);
  const links = readPage('/').querySelectorAll(
    `link[rel=alternate][type="${type}"][href="${path}"]`,
  );
  expect(links).toHaveLength(1);
});

it.each(['/blog/rss.xml', '/blog/atom.xml'])('%s is well-formed XML', (path) => {
  const entries = parseXml(readBuilt(path)).filter(({name}) => /^(?:entry|item)$/.test(name));
  expect(entries).toHaveLength(postRoutes.length);
});
