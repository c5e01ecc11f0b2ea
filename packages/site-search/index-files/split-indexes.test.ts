import {expect, it} from 'vitest';

import type {PageRecords} from '../records/record';
import {splitIndexes} from './write-indexes';

const createPage = (path: string, count: number, api?: string): PageRecords => ({
  path,
  title: path,
  breadcrumbs: [],
  api,
  records: Array.from({length: count}, (_, id) => ({
    kind: 'field',
    title: `field_${id}`,
    anchor: `a${id}`,
    names: [],
    text: '',
  })),
});

it('creates a separate, marked index for each older minor version', () => {
  const older = {...createPage('api/1.0/a', 3, 'api/1.0/'), version: '1.0'};
  const pages = [createPage('docs', 9), createPage('api/a', 3, 'api/'), older];
  expect(splitIndexes(pages).map(({under, isOlder}) => [under, isOlder])).toEqual([
    ['', undefined],
    ['api/1.0/', true],
  ]);
});

const listIndexes = (pages: readonly PageRecords[]) =>
  splitIndexes(pages).map(({under, pages: own}) => [under, own.map(({path}) => path)]);

it('keeps prose and small APIs in one index', () => {
  const pages = [
    createPage('docs', 9),
    createPage('api/a', 100, 'api/'),
    createPage('api/', 10, 'api/'),
  ];
  expect(listIndexes(pages)).toEqual([['', ['docs', 'api/a', 'api/']]]);
});

it('creates an index for each large API, after the index of the site', () => {
  const pages = [
    createPage('big/a', 900, 'big/'),
    createPage('docs', 5000),
    createPage('big/b', 900, 'big/'),
    createPage('small/a', 10, 'small/'),
  ];
  expect(listIndexes(pages)).toEqual([
    ['', ['docs', 'small/a']],
    ['big/', ['big/a', 'big/b']],
  ]);
});
