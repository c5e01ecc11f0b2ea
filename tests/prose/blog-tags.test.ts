import path from 'node:path';

import {expect, it} from 'vitest';

import type {Page} from '@openapi-portal/checked-prose/testing';
import {days} from '../../src/product/running-example';
import {readPages} from './pages';

const readValue = ({frontMatter}: Page, name: string): unknown =>
  frontMatter.entries.find(({key}) => key === name)?.value;

it('keeps the tag URLs of the Docusaurus starter for each post', () => {
  const tags = readPages(['blog']).map((page) => [
    readValue(page, 'slug'),
    readValue(page, 'tags'),
  ]);
  expect(Object.fromEntries(tags)).toEqual({
    welcome: ['facebook', 'hello', 'docusaurus'],
    'first-blog-post': ['hola', 'docusaurus'],
    'long-blog-post': ['hello', 'docusaurus'],
    'mdx-blog-post': ['docusaurus'],
  });
});

it('dates no post before the end of its example', () => {
  const dates = readPages(['blog']).map(({file}) => path.basename(file).slice(0, 10));
  expect(dates.filter((date) => date < (days.at(-1) ?? ''))).toEqual([]);
  expect(new Set(dates).size).toBe(4);
});
