import {expect, it} from 'vitest';

import {createOperationFinder, splitMatches} from './match';

const entry = (method: string, title: string, path: string, id: string) => ({
  method,
  title,
  path,
  id,
  group: 'Users',
});

const entries = [
  entry('GET', 'Read a recreation', '/recreations/{id}', 'read-recreation'),
  entry('POST', 'Create a user', '/users', 'createUser'),
  entry('GET', 'List users', '/users', 'list-users'),
  entry('DELETE', 'Remove somebody', '/users/{id}', 'users/delete'),
];

const find = createOperationFinder(entries);

it('finds the start of a word in a title before other parts', () => {
  expect(find('crea', '')).toEqual([1, 0]);
});

it('finds all words of a query, in any order, in upper or lower case', () => {
  expect(find('USER create', '')).toEqual([1]);
  expect(find('user missing', '')).toEqual([]);
});

it('finds paths and groups after titles', () => {
  expect(find('users', '')).toEqual([2, 0, 1, 3]);
  expect(find('/users/{', '')).toEqual([3]);
});

it('finds an operation id in any notation', () => {
  for (const query of ['users_delete', 'usersdelete', 'users/delete', 'UsersDelete'])
    expect(find(query, '')).toEqual([3]);
});

it('limits results to a method, and finds everything without a query', () => {
  expect(find('', 'GET')).toEqual([0, 2]);
  expect(find('  ', '')).toEqual([0, 1, 2, 3]);
});

it('finds nothing for punctuation that no operation contains', () => {
  expect(find('???', '')).toEqual([]);
});

it('marks every word, even with special characters', () => {
  expect(splitMatches('List users (all)', 'USERS (a')).toEqual([
    'List ',
    'users',
    ' ',
    '(a',
    'll)',
  ]);
  expect(splitMatches('List users', '')).toEqual(['List users']);
});
