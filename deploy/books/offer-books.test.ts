import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it, vi} from 'vitest';

import {offerBooks} from './offer-books';

const finished = vi.hoisted(() => vi.fn());
vi.mock('../../scripts/finish-workers', () => ({finishWorkers: finished}));

const BOOK = {
  file: 'docs/API/cyberview-api.pdf',
  title: 'API <reference>',
  version: 'Version 1.2.1',
  first: '/docs/API/',
  pages: 139,
  bytes: 2_322_440,
} as const;

const writeSite = (): string =>
  writeFiles({
    'docs/API/index.html': '<p>One</p><template data-book="docs/API/cyberview-api.pdf"></template>',
    'docs/index.html': '<template data-book="docs/cyberview-documentation.pdf"></template>',
    'docs/API.md': '<template data-book="docs/API/cyberview-api.pdf"></template>',
  });

const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

it('links printed books from the pages that offer them, and no others', async () => {
  const dir = writeSite();
  await offerBooks(dir, '/portal/', [BOOK]);
  expect(read(dir, 'docs/API/index.html')).toBe(
    '<p>One</p><p><a href="/portal/docs/API/cyberview-api.pdf" download="">API &lt;reference&gt; as PDF</a> (139 pages, 2.3 MB)</p>',
  );
  expect(read(dir, 'docs/index.html')).not.toContain('<a ');
  expect(read(dir, 'docs/API.md')).not.toContain('<a ');
  // The service worker recognizes pages by their digests.
  expect(finished).toHaveBeenCalledWith(dir, '/portal/');
});

it('changes nothing without books', async () => {
  const dir = writeSite();
  finished.mockClear();
  await offerBooks(dir, '/', []);
  expect(read(dir, 'docs/API/index.html')).toContain('<template ');
  expect(finished).not.toHaveBeenCalled();
});
