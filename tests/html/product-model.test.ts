import {expect, it} from 'vitest';

import {findMain, listAddresses} from './page';

it('the list of definitions has an anchor for each term and letter', () => {
  const main = findMain('/docs/introduction/definitions');
  expect(main.querySelectorAll('.glossary tr[id]').length).toBeGreaterThan(60);
  const letters = listAddresses(main, 'nav[aria-label=Letters] a');
  expect(letters.length).toBeGreaterThan(10);
  for (const href of letters) expect(main.querySelectorAll(`tbody${href}`), href).toHaveLength(1);
});

it('a post with an interactive matrix contains all of it', () => {
  const cells = findMain('/blog/mdx-blog-post').querySelectorAll('[data-live] .risk-matrix td');
  expect(cells.length).toBe(25);
});
