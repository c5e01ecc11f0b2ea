import {expect, it} from 'vitest';

import {findAuthorClasses} from './purge-styles';

it.each([
  ['<span className="badge badge--primary">New</span>', 'badge--primary'],
  ["<div class='hero'>", 'hero'],
  ["<div className={'hero'}>", 'hero'],
  ['<Tabs groupId="a">', 'tabs'],
  ['<DocCardList />', 'card'],
  ['```js {1,3-5}', 'code-line'],
  ['// highlight-next-line', 'code-line'],
  [':::tip', 'alert--success'],
  ['  ::::caution[Read first]', 'alert--warning'],
  ['---\nunlisted: true\n---', 'alert--warning'],
  ['{"link": {"type": "generated-index"}}', 'card'],
])('finds in %s the class %s', (text, name) => {
  expect(findAuthorClasses(text)).toContain(name);
});

it('ignores the words of a sentence', () => {
  expect(findAuthorClasses('A card has tabs: import Tabs from there.')).toEqual([]);
});
