import {expect, it} from 'vitest';

import {listFindings} from '../testing/list-findings';

import {findEmptyLinkTexts} from './link-text';

it('finds link texts that do not describe the target', () => {
  expect(
    listFindings(
      findEmptyLinkTexts,
      '[Here](/a), [**click\nhere**](/b), <a href="/c">this</a>, [more …][d]\n\n[d]: /d\n',
    ),
  ).toMatchInlineSnapshot(`
    [
      "1:1 The text "Here" does not say where the link leads → name the target in the text",
      "1:13 The text "click here" does not say where the link leads → name the target in the text",
      "2:14 The text "this" does not say where the link leads → name the target in the text",
    ]
  `);
});

it('finds a URL as the text of a link', () => {
  const text =
    '[https://example.com/a](https://example.com/a)\n\nhttps://example.com/b www.example.com';
  expect(listFindings(findEmptyLinkTexts, text)).toMatchInlineSnapshot(`
    [
      "1:1 The text of the link is its URL, https://example.com/a → name the target in the text",
      "3:1 The text of the link is its URL, https://example.com/b → name the target in the text",
      "3:23 The text of the link is its URL, www.example.com → name the target in the text",
    ]
  `);
});

it('finds a link without text', () => {
  expect(listFindings(findEmptyLinkTexts, '[](/a)')).toMatchInlineSnapshot(`
    [
      "1:1 The link has no text → name the target in the text",
    ]
  `);
});

it('accepts descriptive texts, including code and images', () => {
  const text = '[Tasks](/a), [`create-user`](/b), [![Home](/c.png)](/c), [here is the list](/d)';
  expect(listFindings(findEmptyLinkTexts, text)).toEqual([]);
});

it('accepts URLs of localhost', () => {
  expect(listFindings(findEmptyLinkTexts, 'See <http://localhost:3000>.', 'md')).toEqual([]);
});
