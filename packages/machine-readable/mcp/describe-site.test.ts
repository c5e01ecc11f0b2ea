import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {describeSite} from './describe-site';

const MANIFEST = {'search-index/manifest.json': '{}'};
const PAGE = {href: 'https://docs.example.com/base/api/shop/', type: 'text/html'};

it('reads the description of a site', async () => {
  const dir = writeFiles({
    ...MANIFEST,
    'index.html': '<script src="/base/assets/js/main.js" defer></script>',
    'llms.txt': '# Shop docs\n\n> All of it.\n',
    '.well-known/api-catalog': JSON.stringify({linkset: [{item: []}, {'service-doc': [PAGE]}]}),
  });
  expect(await describeSite(dir)).toEqual({
    name: 'Shop docs',
    baseUrl: '/base/',
    apis: [{id: 'shop', route: 'api/shop'}],
  });
});

it('accepts a site without a description', async () => {
  expect(await describeSite(writeFiles(MANIFEST))).toEqual({
    name: 'Portal',
    baseUrl: '/',
    apis: [],
  });
});

it('accepts a home page whose script has a URL of any length', async () => {
  const home = `<script src="/${'a/'.repeat(15_000_000)}"></script>`;
  const dir = writeFiles({...MANIFEST, 'index.html': home});
  expect((await describeSite(dir)).baseUrl).toBe('/');
});
