import {expect, test} from 'vitest';

import {applyRule} from '../testing/read-site';

import {findImageProblems} from './images';

const files = {'docs/shot.png': '', 'static/img/logo.svg': ''};
const find = (text: string): string =>
  applyRule(findImageProblems, {...files, 'docs/a/page.mdx': text});

test('accepts existing images with a description', () => {
  expect(
    find(
      '![Shot](../shot.png) ![Logo](/img/logo.svg) ![L](@site/static/img/logo.svg) <img src="/img/logo.svg" alt="" />\n',
    ),
  ).toBe('');
});

test('rejects a missing image, and suggests the nearest', () => {
  expect(find('![Shot](../shto.png) ![Logo](/img/Logo.svg) ![Any](./none.webp)\n'))
    .toMatchInlineSnapshot(`
    "  docs/a/page.mdx:1:1  The image ../shto.png does not exist
        → write ../shot.png
      docs/a/page.mdx:1:22  The image /img/Logo.svg does not exist
        → write /img/logo.svg
      docs/a/page.mdx:1:45  The image ./none.webp does not exist
        → add the file, or remove the image"
  `);
});

test('rejects an <img> whose static file does not exist', () => {
  expect(find('<img src="/img/lgo.svg" alt="Logo" />\n')).toMatchInlineSnapshot(`
    "  docs/a/page.mdx:1:1  The image /img/lgo.svg does not exist
        → write /img/logo.svg"
  `);
});

test('rejects an image without alternative text', () => {
  expect(find('![](../shot.png) ![ ](/img/logo.svg) <img src="/img/logo.svg" />\n'))
    .toMatchInlineSnapshot(`
    "  docs/a/page.mdx:1:1  The image ../shot.png has no alternative text
        → describe it between the brackets
      docs/a/page.mdx:1:18  The image /img/logo.svg has no alternative text
        → describe it between the brackets
      docs/a/page.mdx:1:38  The image /img/logo.svg has no alternative text
        → describe it in alt="…", or write alt="" if it is decoration"
  `);
});

test('rejects an image without a URL', () => {
  expect(find('![Shot]()\n')).toMatchInlineSnapshot(`
    "  docs/a/page.mdx:1:1  The image has no URL
        → write its file between the parentheses"
  `);
});

test('does not check the URL of an external image, but its description', () => {
  expect(find('![](https://example.com/x.png) ![x](pathname:///x.png)\n')).toMatchInlineSnapshot(`
    "  docs/a/page.mdx:1:1  The image https://example.com/x.png has no alternative text
        → describe it between the brackets"
  `);
});
