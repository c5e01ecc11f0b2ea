import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import type {Manifest} from '../engine/files';
import type {PageRecords} from '../records/record';

import {splitIndexes, writeIndexes} from './write-indexes';

const toPage = (at: string, title: string, own: Partial<PageRecords> = {}): PageRecords => ({
  path: at,
  title,
  breadcrumbs: [],
  records: [],
  ...own,
});

it('marks older records by their minor version or docs version', async () => {
  const pages = [
    toPage('docs', 'Docs'),
    toPage('docs/2026.4', 'Docs', {api: 'docs/2026.4/', version: '2026.4', isProse: true}),
    toPage('docs/API/Shop/1.0', 'Shop', {api: 'docs/API/Shop/1.0/', version: '1.0'}),
  ];
  const outDir = writeFiles({'index.html': ''});
  const indexes = splitIndexes(pages).map((index) => ({...index, records: []}));
  await writeIndexes(indexes, {synonyms: {}, keywords: new Map(), asked: new Map()}, outDir);
  const text = fs.readFileSync(path.join(outDir, 'search-index/manifest.json'), 'utf8');
  const titles = (JSON.parse(text) as Manifest).indexes.map(({title}) => title);
  expect(titles).toEqual(['', 'version 2026.4', 'Shop 1.0']);
});
