import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import {rewritePages} from './secure-build';

it('changes all pages of a build, and nothing else', async () => {
  const pages = Array.from({length: 40}, (_, index) => `docs/${index}.html/index.html`);
  const old = Object.fromEntries(pages.map((page) => [page, '<p>old</p>'] as const));
  const dir = writeFiles({...old, 'index.html': '<p>new', 'a.txt': 'old'});
  const read = (name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');
  fs.utimesSync(path.join(dir, 'index.html'), 1, 1);
  await rewritePages(dir, (html) => html.replace('old', 'new'));
  expect(pages.map(read)).toEqual(pages.map(() => '<p>new</p>'));
  expect(read('a.txt')).toBe('old');
  expect(fs.statSync(path.join(dir, 'index.html')).mtimeMs).toBe(1000);
});
