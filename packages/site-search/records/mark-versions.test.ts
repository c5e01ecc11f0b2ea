import {expect, it} from 'vitest';

import {splitIndexes} from '../index-files/write-indexes';

import {markVersions} from './merge-records';
import type {PageRecords} from './record';

const toPage = (path: string): PageRecords => ({
  path,
  title: path,
  breadcrumbs: ['Modules'],
  records: [],
});

const marked = markVersions(
  [toPage('docs/a'), toPage('docs/2026.4/a')],
  [{label: '2026.4', path: 'docs/2026.4'}],
);

it('starts the breadcrumbs of its pages with the version', () => {
  expect(marked.map(({breadcrumbs}) => breadcrumbs)).toEqual([['Modules'], ['2026.4', 'Modules']]);
});

it('creates an index for an older version, which only its readers load', () => {
  const indexes = splitIndexes(marked);
  expect(indexes.map(({under, isOlder, pages}) => [under, isOlder, pages.length])).toEqual([
    ['', undefined, 1],
    ['docs/2026.4/', true, 1],
  ]);
});
