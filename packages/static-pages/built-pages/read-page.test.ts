import v8 from 'node:v8';
import vm from 'node:vm';

import {getElementsByTagName, textContent} from 'domutils';
import {expect, it} from 'vitest';

import {readPage} from './read-page';

const PAGE = `<!doctype html><html><head><title data-rh=true>A &amp; B | Site</title>
<meta name=description content="What it is."></head><body><nav>Menu</nav><main><h1>A &amp; B</h1></main></body></html>`;

it('reads title, description and main part of a page', () => {
  const page = readPage(PAGE, ' | Site');
  expect(page?.title).toBe('A & B');
  expect(page?.description).toBe('What it is.');
  expect(page && textContent(page.main)).toBe('A & B');
});

it('finds the ends of elements without end tags', () => {
  const table = '<table><thead><tr><th>A<tbody><tr><td>1<tbody><tr><th>2<td>3</table>';
  const page = readPage(PAGE.replace(/<h1>.*<\/h1>/, `<ul><li><p>A<li><p>B</ul>${table}`), '');
  const list = (name: string): readonly string[] =>
    getElementsByTagName(name, page?.main ?? []).map(textContent);
  expect(list('tbody')).toEqual(['1', '23']);
  expect(list('th')).toEqual(['A', '2']);
  expect(list('p')).toEqual(['A', 'B']);
});

it('does not read a redirect as a page', () => {
  const redirect =
    '<!doctype html><html><head><meta http-equiv=refresh content="0; url=/a"></head></html>';
  expect(readPage(redirect, '')).toBeUndefined();
});

it('does not keep the whole page in memory for its words', () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const toLongPage = (index: number): string =>
    PAGE.replace('A &amp; B |', 'A title of some words |').replace(
      '</nav>',
      `${index}${'x'.repeat(100_000)}</nav>`,
    );
  const readTitle = (_: unknown, index: number) => readPage(toLongPage(index), ' | Site')?.title;
  collect();
  const before = process.memoryUsage().heapUsed;
  const titles = Array.from({length: 200}, readTitle);
  collect();
  expect(titles[0]).toBe('A title of some words');
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
});
