import {expect, test} from 'vitest';

import {applyRule, readSite} from '../testing/read-site';
import {formatFound} from '@openapi-portal/reports/testing';

import {findUndefinedNames, findUnreadableDefinitions} from './tags-and-authors';

const files = {
  'blog/tags.yml': 'hello:\n  label: Hello\ndocusaurus:\n  label: Docusaurus\n',
  'blog/authors.yml': 'docs-team:\n  name: Team\n',
};

const find = (...lines: readonly string[]): string =>
  applyRule(findUndefinedNames, {
    ...files,
    'blog/post.mdx': ['---', ...lines, '---', ''].join('\n'),
  });

test('passes defined names', () => {
  expect(find('tags: [hello, docusaurus]', 'authors: docs-team')).toBe('');
  expect(find('tags: []', 'authors:', '  - key: docs-team')).toBe('');
});

test('rejects undefined names, and suggests the nearest', () => {
  expect(find('tags: [hello, docusuarus, other]', 'authors: [doc-team]')).toMatchInlineSnapshot(`
    "  blog/post.mdx:2:15  The tag docusuarus is not defined
        → write docusaurus
      blog/post.mdx:2:27  The tag other is not defined
        → define it in blog/tags.yml
      blog/post.mdx:3:11  The author doc-team is not defined
        → write docs-team"
  `);
});

test('rejects tags and authors that a post defines itself', () => {
  expect(find('tags:', '  - label: New', '    permalink: /new', 'authors:', '  - name: Somebody'))
    .toMatchInlineSnapshot(`
    "  blog/post.mdx:3:5  The tag is not a name in blog/tags.yml
        → define it in blog/tags.yml and write its name here
      blog/post.mdx:6:5  The author is not a name in blog/authors.yml
        → define it in blog/authors.yml and write its name here"
  `);
});

test('reports a missing file of tags or authors', () => {
  expect(applyRule(findUndefinedNames, {'blog/post.mdx': '---\ntags: [hello]\n---\n'}))
    .toMatchInlineSnapshot(`
    "  blog/post.mdx:2:8  The tag hello is not defined
        → define it in blog/tags.yml"
  `);
});

test('leaves tags of docs to Docusaurus', () => {
  expect(applyRule(findUndefinedNames, {'docs/page.mdx': '---\ntags: [hello]\n---\n'})).toBe('');
});

test('reports invalid definitions, and then no names', () => {
  const site = readSite({
    'blog/tags.yml': 'hello: a: b\n',
    'blog/post.mdx': '---\ntags: [x]\n---\n',
  });
  expect(formatFound(findUnreadableDefinitions(site), site.siteDir)).toMatchInlineSnapshot(`
    "  blog/tags.yml:1:8  The YAML cannot be read: Nested mappings are not allowed in compact mappings
        → check indentation, quotes and colons in this line and the line before"
  `);
  expect([...site.pages.values()].flatMap((page) => findUndefinedNames(page, site))).toEqual([]);
});
