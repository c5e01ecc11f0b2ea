import {textContent} from 'domutils';
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

it('takes no redirect for a page', () => {
  const redirect =
    '<!doctype html><html><head><meta http-equiv=refresh content="0; url=/a"></head></html>';
  expect(readPage(redirect, '')).toBeUndefined();
});
