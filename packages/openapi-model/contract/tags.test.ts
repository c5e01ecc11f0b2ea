import {describe, expect, it} from 'vitest';

import {BUDGET} from '../budget';

import {toContract} from './to-open-api-31';
import {listOperations} from './operations';
import {findLostParents, flattenGroup, groupOperations, type OperationGroup} from './tags';

const toDocument = (paths: Readonly<Record<string, readonly string[]>>, more: object) =>
  toContract({
    openapi: '3.2.0',
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, tags]) => [path, {get: {operationId: path, tags}}]),
    ),
    ...more,
  });

const format = ({label, operations, groups}: OperationGroup): string =>
  `${label}: ${operations.map(({slug}) => slug).join(' ')}` +
  (groups.length === 0 ? '' : ` [${groups.map(format).join(', ')}]`);

function formatGroups(paths: Parameters<typeof toDocument>[0], more: object): readonly string[] {
  const contract = toDocument(paths, more);
  return groupOperations(contract, listOperations(contract)).map(format);
}

describe('operations by tag', () => {
  it('are in the group of each tag, in the order of the contract, and in Other without a tag', () => {
    const paths = {'/a': ['x', 'y'], '/b': [], '/c': ['y']};
    expect(formatGroups(paths, {tags: [{name: 'y'}]})).toEqual(['y: a c', 'x: a', 'Other: b']);
  });

  it('are in the group of their first tag only if the groups would be too long', () => {
    const tags = Array.from({length: 50}, (_, index) => `t${index}`);
    const toPaths = (count: number) =>
      Object.fromEntries(Array.from({length: count}, (_, index) => [`/${index}`, tags]));
    expect(formatGroups(toPaths(BUDGET.listings / 50), {})).toHaveLength(50);
    const more = {...toPaths(BUDGET.listings / 50), '/a': ['audience', 't1'], '/b': []};
    const kinds = {tags: [{name: 'audience', kind: 'audience'}]};
    const groups = formatGroups(more, kinds);
    expect(groups.map((group) => group.split(' ').length)).toEqual([2, 101, 2, 2]);
    expect(groups.filter((group) => !group.startsWith('t0'))).toEqual([
      'audience: ',
      't1: a',
      'Other: b',
    ]);
  });

  it('use the display name of a tag', () => {
    const tags = [
      {name: 'a', 'x-displayName': 'First', summary: 'Not this'},
      {name: 'b', summary: 'Second'},
    ];
    expect(formatGroups({'/a': ['a', 'b']}, {tags})).toEqual(['First: a', 'Second: a']);
  });

  it('include a described tag without operations', () => {
    expect(formatGroups({'/a': ['x']}, {tags: [{name: 'guide'}]})).toEqual(['guide: ', 'x: a']);
  });

  it('nest by parent, to any depth', () => {
    const tags = [{name: 'c', parent: 'b'}, {name: 'b', parent: 'a'}, {name: 'a'}];
    expect(formatGroups({'/1': ['c'], '/2': ['a']}, {tags})).toEqual(['a: 2 [b:  [c: 1]]']);
  });

  it('are at the top level if their parent is missing or below them', () => {
    const tags = [
      {name: 'a', parent: 'b'},
      {name: 'b', parent: 'a'},
      {name: 'c', parent: 'nobody'},
      {name: 'd', parent: 'a'},
    ];
    const paths = {'/a': ['a'], '/b': ['b'], '/c': ['c'], '/d': ['d']};
    expect(formatGroups(paths, {tags})).toEqual(['a: a [d: d]', 'b: b', 'c: c']);
    expect(findLostParents(toDocument(paths, {tags}))).toEqual([
      '#/tags/0/parent',
      '#/tags/1/parent',
      '#/tags/2/parent',
    ]);
  });

  it('are grouped by x-tagGroups; a group with only the tag of its name is that tag', () => {
    const groups = [
      {name: 'Users', tags: ['one', 'Users']},
      {name: 'Money', tags: ['pay']},
      {name: 'Nobody', tags: ['not-there']},
    ];
    const paths = {'/a': ['one'], '/b': ['Users'], '/c': ['pay'], '/d': ['rest']};
    expect(formatGroups(paths, {'x-tagGroups': groups})).toEqual([
      'Users: b [one: a]',
      'Money:  [pay: c]',
      'rest: d',
    ]);
  });

  it('mark groups of badge tags as such', () => {
    const tags = [
      {name: 'beta', kind: 'badge'},
      {name: 'a', kind: 'nav'},
    ];
    const contract = toDocument({'/a': ['beta', 'a'], '/b': ['beta']}, {tags});
    const groups = groupOperations(contract, listOperations(contract)).flatMap(flattenGroup);
    expect(groups.map(({kind}) => kind)).toEqual(['badge', undefined, undefined]);
    expect(groups.map(format)).toEqual(['beta: a b', 'a: a', 'Other: b']);
  });

  it('may have any name', () => {
    expect(formatGroups({'/a': ['__proto__', 'constructor']}, {})).toEqual([
      '__proto__: a',
      'constructor: a',
    ]);
  });
});
