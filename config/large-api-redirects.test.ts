import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {createLargeApiTest, listLargeRedirects, writeLargeRedirects} from './redirect-options';
import type {NamedApi} from './redirects';

const createApi = (id: string, operations: number): NamedApi => ({
  id,
  href: `/docs/API/${id}/`,
  renamed: {},
  problems: [],
  operations: Array.from({length: operations}, (_, index) => ({
    id: `op${index}`,
    slug: `op${index}`,
    href: `/docs/API/${id}/op${index}`,
  })),
});

const isOfLarge = createLargeApiTest([createApi('Small', 100), createApi('Large', 101)]);

it('finds the pages of APIs with more than 100 operations', () => {
  expect(isOfLarge('/docs/API/Large/op0')).toBe(true);
  expect(isOfLarge('/docs/API/Small/op0')).toBe(false);
  expect(isOfLarge('/docs/introduction/')).toBe(false);
});

it('only lists redirects to these pages, and none from an existing page', () => {
  const pages = ['/docs/API/Large/op0', '/docs/API/Large/op1', '/docs/API/Small/op0', '/op1'];
  const listSources = (page: string): readonly string[] => [
    page.toLowerCase(),
    page.replace('/docs/API/Large', ''),
  ];
  expect(listLargeRedirects(pages, isOfLarge, listSources)).toEqual([
    {from: '/docs/api/large/op0', to: '/docs/API/Large/op0'},
    {from: '/op0', to: '/docs/API/Large/op0'},
    {from: '/docs/api/large/op1', to: '/docs/API/Large/op1'},
  ]);
});

it('writes these redirects for the not-found page, and changes no build without any', () => {
  const outDir = writeFiles({'404.html': '<head></head>'});
  writeLargeRedirects([], {outDir, baseUrl: '/portal/'});
  expect(fs.readdirSync(outDir)).toEqual(['404.html']);
  writeLargeRedirects([{from: '/op0', to: '/docs/API/Large/op0'}], {outDir, baseUrl: '/portal/'});
  const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');
  expect(read('redirects.json')).toBe('{"/op0":"/docs/API/Large/op0"}');
  expect(read('404.html')).toBe('<head><script src="/portal/not-found.js" defer></script></head>');
});
