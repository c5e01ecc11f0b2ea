import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import {findLinks, readLinks} from './find-links';

const find = (text: string): readonly string[] =>
  findLinks('page.mdx', text).map(({address}) => address);

describe('an external link', () => {
  it.each([
    ['Markdown', 'See [the rule](https://www.iso.org/a), and more.', 'https://www.iso.org/a'],
    ['the end of a sentence', 'It is at https://www.iso.org/a.', 'https://www.iso.org/a'],
    ['parentheses', '(see https://www.iso.org/a_(b))', 'https://www.iso.org/a_(b)'],
    ['an element', '<a href="https://www.iso.org/a?b=c&d#e">', 'https://www.iso.org/a?b=c&d#e'],
    ['YAML', 'url: https://www.iso.org/a', 'https://www.iso.org/a'],
    ['TypeScript', "link('http://www.iso.org/a')", 'http://www.iso.org/a'],
  ])('is found in %s', (_, text, address) => {
    expect(find(text)).toEqual([address]);
  });

  it.each([
    'https://docs.example.com/a',
    'https://shop.example',
    'https://mirror.test/',
    'http://localhost:3000/',
    'http://127.0.0.1:4010/',
    'https://{region}.iso.org/',
    'https://a/',
    '/docs/introduction',
  ])('is not %s', (text) => {
    expect(find(`See ${text}`)).toEqual([]);
  });

  it('has a line and a column', () => {
    const text = 'One\nand https://www.iso.org/a and https://www.iso.org/b\n';
    expect(findLinks('page.mdx', text)).toEqual([
      {address: 'https://www.iso.org/a', file: 'page.mdx', line: 2, column: 5},
      {address: 'https://www.iso.org/b', file: 'page.mdx', line: 2, column: 31},
    ]);
  });
});

it('reads pages, contracts and code in files and folders, but no tests', () => {
  const text = 'https://www.iso.org/a';
  const dir = writeFiles({
    'docs/a.mdx': text,
    'docs/b.png': text,
    'src/c.tsx': text,
    'src/c.test.tsx': text,
    'api.yaml': text,
    'd.md': text,
  });
  const files = readLinks(dir, ['docs', 'src', 'api.yaml']).map(({file}) => file);
  expect(files).toEqual(['docs/a.mdx', 'src/c.tsx', 'api.yaml'].map((one) => path.join(dir, one)));
});
