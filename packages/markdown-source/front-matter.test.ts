import {expect, test} from 'vitest';

import {splitFrontMatter} from './files';

test('returns keys, values and locations in the file', () => {
  const {frontMatter} = splitFrontMatter('---\ntitle: A\ntags:\n  - one\n  - two\n---\n\nText\n');
  expect(frontMatter.entries).toEqual([
    {key: 'title', value: 'A', line: 2, column: 1, items: [{value: 'A', line: 2, column: 8}]},
    {
      key: 'tags',
      value: ['one', 'two'],
      line: 3,
      column: 1,
      items: [
        {value: 'one', line: 4, column: 5},
        {value: 'two', line: 5, column: 5},
      ],
    },
  ]);
});

test('keeps the line numbers of the body', () => {
  const {body} = splitFrontMatter('---\ntitle: A\n---\nText --- and\n---\nmore\n');
  expect(body).toBe('\n\n\nText --- and\n---\nmore\n');
});

test('reads Windows line endings and a byte order mark', () => {
  const {frontMatter, body} = splitFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nText');
  expect(frontMatter.entries.map(({value}) => value)).toEqual(['A']);
  expect(body).toBe('\r\n\r\n\r\nText');
});

test('distinguishes empty front matter from missing front matter', () => {
  expect(splitFrontMatter('---\n---\nText').frontMatter).toMatchObject({isMissing: false});
  expect(splitFrontMatter('Text\n\n---\n\nText').frontMatter).toMatchObject({isMissing: true});
});

test('reports the location of a YAML error', () => {
  const {frontMatter} = splitFrontMatter('---\ntitle: A\ntitle: B\ntags: [a\n---\nText');
  expect(frontMatter.mistakes.length).toBeGreaterThan(0);
  expect(frontMatter.mistakes[0]).toMatchInlineSnapshot(`
    {
      "column": 1,
      "line": 3,
      "message": "Map keys must be unique",
    }
  `);
});

test('reports unclosed front matter', () => {
  expect(splitFrontMatter('---\ntitle: A\n\nText').frontMatter.mistakes).toMatchInlineSnapshot(`
    [
      {
        "column": 1,
        "fix": "add a line --- after the last key",
        "line": 1,
        "message": "the closing line --- is missing",
      },
    ]
  `);
});

test('reports front matter without keys', () => {
  expect(splitFrontMatter('---\nonly text\n---\n').frontMatter.mistakes).toMatchInlineSnapshot(`
    [
      {
        "column": 1,
        "line": 2,
        "message": "write keys with values, such as "title: Assets"",
      },
    ]
  `);
});
