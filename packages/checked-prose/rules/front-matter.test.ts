import {describe, expect, test} from 'vitest';

import {applyRule} from '../testing/read-site';

import {
  findMissing,
  findUnknownKeys,
  findUnreadable,
  findWrongLengths,
  findWrongTypes,
} from './front-matter';

const toText = (...lines: readonly string[]): string =>
  ['---', ...lines, '---', '', 'Text', ''].join('\n');
const description = `description: ${'d'.repeat(60)}`;
const whole = toText('title: A', description);

describe('invalid front matter', () => {
  const find = (text: string): string => applyRule(findUnreadable, {'docs/page.mdx': text});

  test('passes valid YAML', () => expect(find(whole)).toBe(''));

  test('rejects a colon in a value without quotation marks', () => {
    expect(find(toText('title: Assets: all'))).toMatchInlineSnapshot(`
      "  docs/page.mdx:2:8  The front matter cannot be read: Nested mappings are not allowed in compact mappings
          → check indentation and brackets here, and put values with a colon or a quotation mark in quotes"
    `);
  });

  test('rejects an unclosed list', () => {
    expect(find(toText('title: A', 'tags: [a, b', description))).toMatchInlineSnapshot(`
      "  docs/page.mdx:4:1  The front matter cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]
          → check indentation and brackets here, and put values with a colon or a quotation mark in quotes"
    `);
  });

  test('rejects a duplicate key', () => {
    expect(find(toText('title: A', 'title: B'))).toMatchInlineSnapshot(`
      "  docs/page.mdx:3:1  The front matter cannot be read: Map keys must be unique
          → check indentation and brackets here, and put values with a colon or a quotation mark in quotes"
    `);
  });

  test('rejects unclosed front matter', () => {
    expect(find('---\ntitle: A\n\nText\n')).toMatchInlineSnapshot(`
      "  docs/page.mdx:1:1  The front matter cannot be read: the closing line --- is missing
          → add a line --- after the last key"
    `);
  });
});

describe('required keys', () => {
  const find = (text: string, name = 'docs/page.mdx'): string =>
    applyRule(findMissing, {[name]: text});

  test('passes a title and a description', () => expect(find(whole)).toBe(''));

  test('rejects a page without front matter', () => {
    expect(find('Text\n')).toMatchInlineSnapshot(`
      "  docs/page.mdx:1:1  The page has no front matter
          → start the file with the line ---, then title, description, and another line ---"
    `);
  });

  test('rejects empty front matter, and a post without a description', () => {
    expect(find(toText())).toMatchInlineSnapshot(`
      "  docs/page.mdx:1:1  The front matter has no title
          → add a line "title: …"
        docs/page.mdx:1:1  The front matter has no description
          → add a line "description: …""
    `);
    expect(find(toText('title: A'), 'blog/post.mdx')).toMatchInlineSnapshot(`
      "  blog/post.mdx:1:1  The front matter has no description
          → add a line "description: …""
    `);
  });

  test('does not check a standalone page', () =>
    expect(find('Text\n', 'src/pages/page.mdx')).toBe(''));
});

describe('types and lengths', () => {
  const findTypes = (text: string): string => applyRule(findWrongTypes, {'docs/page.mdx': text});
  const findLengths = (text: string): string =>
    applyRule(findWrongLengths, {'docs/page.mdx': text});

  test('passes an integer or a fraction as a position', () => {
    expect(findTypes(toText('sidebar_position: 3'))).toBe('');
    expect(findTypes(toText('sidebar_position: 3.5'))).toBe('');
  });

  test('rejects a text as position and a number as title', () => {
    expect(findTypes(toText('title: 2024', 'sidebar_position: "3"'))).toMatchInlineSnapshot(`
      "  docs/page.mdx:2:8  The title is not text
          → put the value in quotes
        docs/page.mdx:3:19  The sidebar_position is not a number
          → write a number, as in sidebar_position: 3"
    `);
  });

  test('reports each empty text once', () => {
    const text = toText('title: ""', 'description:');
    expect(findTypes(text)).toBe('');
    expect(findLengths(text)).toMatchInlineSnapshot(`
      "  docs/page.mdx:2:8  The title is empty
          → write a title
        docs/page.mdx:3:13  The description is empty
          → write a description"
    `);
  });

  test.each([50, 170])('passes a description of %d characters', (length) => {
    expect(findLengths(toText(`description: ${'d'.repeat(length)}`))).toBe('');
  });

  test('rejects a description that is too short or too long', () => {
    expect(findLengths(toText(`description: ${'d'.repeat(49)}`))).toMatchInlineSnapshot(`
      "  docs/page.mdx:2:14  The description has 49 characters
          → describe the page in 50 to 170 characters"
    `);
    expect(findLengths(toText(`description: ${'d'.repeat(171)}`))).toMatchInlineSnapshot(`
      "  docs/page.mdx:2:14  The description has 171 characters
          → describe the page in 50 to 170 characters"
    `);
  });
});

describe('unknown keys', () => {
  const find = (text: string, name: string): string => applyRule(findUnknownKeys, {[name]: text});

  test('passes the known keys of each kind of page', () => {
    expect(find(toText('sidebar_position: 1', 'slug: /'), 'docs/page.mdx')).toBe('');
    expect(find(toText('authors: a', 'date: 2020-01-01'), 'blog/post.mdx')).toBe('');
    expect(find(toText('wrapperClassName: a'), 'src/pages/page.mdx')).toBe('');
  });

  test('rejects a misspelt key, and suggests the nearest', () => {
    expect(find(toText('sidebar_postion: 1'), 'docs/page.mdx')).toMatchInlineSnapshot(`
      "  docs/page.mdx:2:1  Docusaurus has no front matter key sidebar_postion for docs
          → write sidebar_position"
    `);
  });

  test('rejects a key of another kind of page', () => {
    expect(find(toText('wrapperClassName: a'), 'docs/page.mdx')).toMatchInlineSnapshot(`
      "  docs/page.mdx:2:1  Docusaurus has no front matter key wrapperClassName for docs
          → remove the line"
    `);
  });
});
