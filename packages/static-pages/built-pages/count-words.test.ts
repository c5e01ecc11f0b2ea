import fs from 'node:fs';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it, vi} from 'vitest';

import {countPages} from './read-page';

const toPage = (main: string): string =>
  `<!doctype html><html><head><title>A</title></head><body><nav>Not counted</nav><main>${main}</main></body></html>`;

const count = (main: string): number | undefined =>
  countPages(writeFiles({'index.html': toPage(main)}), ['window'])[0]?.words;

it.each([
  ['two paragraphs', '<p>One<p>two three', 3],
  ['cells without a space between them', '<table><tr><td>one<td>two</table>', 2],
  ['what is folded away', '<details><summary>One</summary>two</details>', 2],
  ['what a picture says', '<svg><title>One</title><text>two</text></svg>', 2],
  ['a name that a line may break in as one word', 'first<wbr>_name', 1],
  ['code as it is written', '<pre><span>a</span>.<span>b</span>({<span>\n</span>c})</pre>', 2],
  ['no sign alone', 'one – two &amp; three', 3],
  ['no script', 'one<script>two three</script>', 1],
  ['nothing inside what is left out', 'one <div class="a window">two</div> three', 2],
])('counts %s', (_, main, words) => {
  expect(count(main)).toBe(words);
});

it('lists pages by their paths, the longest first, without redirects and repeated content', () => {
  const folder = writeFiles({
    'index.html': toPage('one'),
    'docs/a/index.html': toPage('one two'),
    'docs/b.html/index.html': toPage('one two three four'),
    'docs/1.0/a/index.html': `<meta name="robots" content="noindex, follow">${toPage('one two')}`,
    '404.html': toPage('one two three'),
    'old/index.html': '<!doctype html><html><head></head></html>',
  });
  expect(countPages(folder, [])).toEqual([
    {path: '/docs/b.html', words: 4},
    {path: '/404.html', words: 3},
    {path: '/docs/a', words: 2},
    {path: '/', words: 1},
  ]);
});

it('names a page that is nested too deep', () => {
  const folder = writeFiles({'docs/a/index.html': toPage('one')});
  const read = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  try {
    expect(() => countPages(folder, [])).toThrow(
      'The page /docs/a cannot be read: it is nested too deep, or too large',
    );
  } finally {
    read.mockRestore();
  }
});
