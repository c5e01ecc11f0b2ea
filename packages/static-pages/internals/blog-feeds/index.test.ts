import fs from 'node:fs';
import path from 'node:path';

import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation.js';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseXml, writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import wellFormedBlog from '.';

/** Characters that XML does not allow in a CDATA section, in an attribute, or at all (XML 1.0, sections 2.2, 2.7, 3.1). */
const HOSTILE = `R&D "<b>" '&nbsp;' ]]>]]><i a="]]>">]]>\u0000\u001B\uFFFE`;
const TEXT = HOSTILE.replace(/[\u0000\u001B\uFFFE]/g, ''); // oxlint-disable-line no-control-regex

const post = {
  metadata: {
    title: HOSTILE,
    permalink: '/blog/post',
    date: new Date('2026-01-01'),
    description: HOSTILE,
    authors: [{name: HOSTILE, url: 'https://example.com/?a=1&b=2'}],
    tags: [{label: HOSTILE}, {label: 'Q&A'}],
    frontMatter: {},
  },
} as unknown as BlogPost;

/** Writes the feeds of a blog with one hostile post and returns the folder of the blog. */
async function writeFeeds(feedOptions: object = {}): Promise<string> {
  const outDir = writeFiles({
    'blog/post/index.html': `<div id="__blog-post-container"><p title="]]>]]>">a ]]&gt; b\u0001</p></div>`,
  });
  const siteConfig = {
    ...DEFAULT_CONFIG,
    title: HOSTILE,
    url: 'https://docs.example.com',
    baseUrl: '/',
  };
  const context = {
    siteDir: outDir,
    generatedFilesDir: outDir,
    localizationDir: outDir,
    siteConfig,
    i18n: {currentLocale: 'en', localeConfigs: {en: {}}},
  } as unknown as LoadContext;
  const feeds = {...DEFAULT_OPTIONS.feedOptions, type: ['rss', 'atom', 'json'], ...feedOptions};
  const plugin: Plugin = await wellFormedBlog(context, {...DEFAULT_OPTIONS, feedOptions: feeds});
  const props = {outDir, content: {blogPosts: [post]}};
  await plugin.postBuild?.(props as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return path.join(outDir, 'blog');
}

const read = (folder: string, name: string): string =>
  fs.readFileSync(path.join(folder, name), 'utf8');

describe('the feeds of a blog', () => {
  it('are well-formed XML, whatever a post contains', async () => {
    const folder = await writeFeeds();
    const [atom, rss] = ['atom.xml', 'rss.xml'].map((name) => parseXml(read(folder, name)));
    const tags = atom?.filter(({name}) => name === 'category').map(({attributes}) => attributes);
    expect(tags).toEqual([
      {label: TEXT, term: TEXT},
      {label: 'Q&A', term: 'Q&A'},
    ]);
    const texts = (name: string) => rss?.filter((node) => node.name === name).map((n) => n.text);
    expect(texts('category')).toEqual([TEXT, 'Q&A']);
    expect(texts('title')?.[1]).toBe(TEXT.replaceAll(']]>', ']]&gt;'));
    expect(texts('content:encoded')).toEqual(['<p title="]]&gt;]]&gt;">a ]]&gt; b</p>']);
    const names = atom?.map(({name}) => name);
    expect(names?.filter((name) => ['b', 'i', 'p'].includes(name))).toEqual([]);
  });

  it('have the tags of posts unescaped in JSON', async () => {
    const feed = JSON.parse(read(await writeFeeds(), 'feed.json')) as {items: {tags: unknown}[]};
    expect(feed.items[0]?.tags).toEqual([HOSTILE, 'Q&A']);
  });

  it('are only the feeds in the options, with the items of the site', async () => {
    const item = {title: 'Own ]]>]]>', link: 'https://a.example/', date: new Date('2026-01-01')};
    const folder = await writeFeeds({
      type: ['rss'],
      createFeedItems: () => Promise.resolve([item]),
    });
    expect(fs.readdirSync(folder).sort()).toEqual(['post', 'rss.xml']);
    const titles = parseXml(read(folder, 'rss.xml')).filter(({name}) => name === 'title');
    expect(titles[1]?.text).toBe('Own ]]&gt;]]&gt;');
  });
});
