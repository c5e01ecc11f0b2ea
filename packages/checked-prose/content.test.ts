import {expect, test} from 'vitest';

import {markdown, toFixturePage} from './testing/sample-site';
import type {Content} from './page';
import {readContent} from './content';

function contentOf(text: string, name?: string): Content {
  const {content} = toFixturePage(text, name);
  if (content.mistake) throw new Error(content.mistake.message);
  return content;
}

test('generates heading ids like Docusaurus', () => {
  const text = [
    '# Title',
    '## Title',
    '## `code` & *stress*',
    '## Twice',
    '### Twice',
    '## Own {/* #own-id */}',
    '## 07:10 a:note b',
    'Setext\n---',
  ].join('\n\n');
  expect(contentOf(text).anchors).toEqual([
    'title-1',
    'code--stress',
    'twice',
    'twice-1',
    'own-id',
    '0710-a-b',
    'setext',
  ]);
});

test('skips the title of a post, which Docusaurus removes', () => {
  expect(contentOf('# Title\n\n## Title', 'blog/post.mdx').anchors).toEqual(['title']);
});

test('reads ids in braces if the site enables them', () => {
  const mdx1Compat = {...markdown.mdx1Compat, headingIds: true, comments: true};
  const content = readContent('<!-- note -->\n\n## Own {#own-id}', 'mdx', false, {
    ...markdown,
    mdx1Compat,
  });
  expect(content).toMatchObject({anchors: ['own-id']});
});

test('collects ids of JSX elements', () => {
  expect(
    contentOf('<div id="here">x</div>\n\nA <b id={"there"}>y</b> <i id={computed} />').anchors,
  ).toEqual(['here', 'there']);
});

test('collects links of every kind with their locations', () => {
  const text =
    '---\ntitle: A\n---\n\n[a](./a.mdx)\n\n<Link to="/b">b</Link> <a href={\'/c\'}>c</a>\n\n[d][d]\n\n[d]: /d\n';
  expect(contentOf(text).links).toEqual([
    {url: './a.mdx', isMarkdown: true, line: 5, column: 1},
    {url: '/d', isMarkdown: true, line: 11, column: 1},
    {url: '/b', isMarkdown: false, line: 7, column: 1},
    {url: '/c', isMarkdown: false, line: 7, column: 24},
  ]);
});

test('skips computed links and links in code', () => {
  expect(contentOf('`[a](/a)` <a href={where}>b</a>\n\n```md\n[c](/c)\n```\n').links).toEqual([]);
});

test('collects images of every kind', () => {
  const text =
    '![a](./a.png) ![][b] <img src="/c.png" alt="" /> <img {...all} src="/d.png" />\n\n[b]: ./b.png\n';
  expect(contentOf(text).images.map(({url, hasAltText}) => [url, hasAltText])).toEqual([
    ['./a.png', true],
    ['./b.png', false],
    ['/c.png', true],
    ['/d.png', true],
  ]);
  expect(contentOf(text).links).toEqual([]);
});

test('reads links inside admonitions', () => {
  expect(contentOf(':::note[Mind]\n\n[a](/a)\n\n:::\n').links).toMatchObject([
    {url: '/a', line: 3},
  ]);
});

test('reads a page as plain Markdown if its front matter asks for it', () => {
  const text = '---\nmdx:\n  format: md\n---\n\n2 < 3 { and [a](/a)\n';
  expect(contentOf(text, 'docs/page.md').links).toMatchObject([{url: '/a'}]);
});
