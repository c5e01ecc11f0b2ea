import path from 'node:path';

import {listNodes, parseBody} from '@openapi-portal/markdown-source';
import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {createTranslatedLinks} from './translated-links';

function listUrls(file: string, text: string): readonly string[] {
  const siteDir = writeFiles({
    'docs/a.mdx': '',
    'docs/in/b.mdx': '',
    'i18n/de/docs/a.mdx': '',
  });
  const translations = new Map([[path.join(siteDir, 'docs'), path.join(siteDir, 'i18n/de/docs')]]);
  const tree = parseBody(text, 'mdx');
  createTranslatedLinks(siteDir, translations)()(tree, {path: path.join(siteDir, file)});
  return listNodes(tree).flatMap((node) =>
    node.type === 'link' || node.type === 'definition' ? [node.url] : [],
  );
}

it('links a page to the translation of another page', () => {
  expect(listUrls('docs/in/b.mdx', '[a](../a.mdx#x) [c](./c.mdx)\n\n[a]: ../a.mdx\n')).toEqual([
    '@site/i18n/de/docs/a.mdx#x',
    './c.mdx',
    '@site/i18n/de/docs/a.mdx',
  ]);
});

it('links from a translation to a page without translation', () => {
  expect(listUrls('i18n/de/docs/a.mdx', '[b](in/b.mdx) [a](./a.mdx)')).toEqual([
    '@site/docs/in/b.mdx',
    '@site/i18n/de/docs/a.mdx',
  ]);
});

it('does not change URLs and absolute paths', () => {
  const urls = ['/docs/a', 'https://example.org/a.mdx', '@site/docs/a.mdx', '#x', 'a.pdf'];
  expect(listUrls('i18n/de/docs/a.mdx', urls.map((url) => `[x](${url})`).join(' '))).toEqual(urls);
});
