import {expect, it} from 'vitest';

import {toHit} from '../testing/hit';

import {describeResults, findPath, groupByPage, type Option, suggest} from './result-groups';

const NOTHING: ReadonlySet<string> = new Set();

const RISKS = {title: 'Risks', path: '/risks'};
const onRisks = (title: string) => toHit(title, {page: RISKS, breadcrumbs: ['Modules']});

const toWords = (option: Option): string => {
  if (option.type === 'hit') return option.hit.title;
  if (option.type === 'place') return option.place.title;
  return option.type === 'query' ? option.query : option.label;
};

const groups = (...parameters: Parameters<typeof groupByPage>) =>
  groupByPage(...parameters).map(({label, options}) => [label, options.map(toWords)]);

it('groups hits by page, in the order of the best hit of each', () => {
  expect(groups([onRisks('a'), toHit('b'), onRisks('c')], NOTHING)).toEqual([
    ['Modules / Risks', ['a', 'c']],
    ['b', ['b']],
  ]);
});

it('shows three hits of a page, and the others on request', () => {
  const hits = ['a', 'b', 'c', 'd', 'e'].map(onRisks);
  expect(groups(hits, NOTHING)).toEqual([
    ['Modules / Risks', ['a', 'b', 'c', '2 more on this page']],
  ]);
  const [group] = groupByPage(hits, NOTHING);
  const more = group?.options.at(-1);
  const key = more?.type === 'expand' ? more.key : '';
  expect(groups(hits, new Set([key]))).toEqual([['Modules / Risks', ['a', 'b', 'c', 'd', 'e']]]);
});

it('does not hide a single hit, because the button takes as much space', () => {
  expect(groups(['a', 'b', 'c', 'd'].map(onRisks), NOTHING)).toEqual([
    ['Modules / Risks', ['a', 'b', 'c', 'd']],
  ]);
});

it('counts the locations of a field, and shows the others on request', () => {
  const field = toHit('email', {
    places: [
      {title: 'Update a user', path: '/update#email'},
      {title: 'Read a user', path: '/read#email'},
    ],
  });
  expect(groups([field], NOTHING)).toEqual([['email', ['email', 'In 3 places']]]);
  expect(groups([field], new Set([field.path]))).toEqual([
    ['email', ['email', 'Update a user', 'Read a user']],
  ]);
});

it('contains the URL of each option', () => {
  expect(findPath({type: 'hit', hit: toHit('a')})).toBe('/docs/a');
  expect(findPath({type: 'place', place: RISKS})).toBe('/risks');
  expect(findPath({type: 'query', query: 'a'})).toBe('');
  expect(findPath({type: 'expand', key: 'a', label: 'b'})).toBe('');
});

it('suggests recent searches and common questions, but no empty group', () => {
  expect(suggest(['sso'], [RISKS]).map(({label}) => label)).toEqual([
    'Recent searches',
    'What readers ask',
  ]);
  expect(suggest([], [RISKS]).map(({label}) => label)).toEqual(['What readers ask']);
  expect(suggest([], [])).toEqual([]);
});

it.each([
  [[], 'No results'],
  [[toHit('a')], '1 result on 1 page'],
  [[onRisks('a'), onRisks('b'), toHit('c')], '3 results on 2 pages'],
  [[onRisks('a'), onRisks('b'), toHit('c'), toHit('d')], 'The best 4 results on 3 pages'],
])('reports for %j how many there are: %s', (hits, expected) => {
  expect(describeResults(hits, 4)).toBe(expected);
});
