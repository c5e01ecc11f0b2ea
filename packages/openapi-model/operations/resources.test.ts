import {expect, it} from 'vitest';

import {listOperations, toContract} from '../index';
import {groupByResource} from './resources';

/** Groups operations, given as `get /path`, and returns `label path: verbs | other paths` for each resource. */
function group(...lines: readonly string[]): readonly string[] {
  const paths: Record<string, Record<string, object>> = {};
  for (const line of lines) {
    const [method = '', path = ''] = line.split(' ');
    paths[path] = {...paths[path], [method]: {responses: {}}};
  }
  const contract = toContract({openapi: '3.1.0', info: {title: 'T', version: '1'}, paths});
  return groupByResource(listOperations(contract)).map(({label, path, verbs, others}) => {
    const rest = others.map((one) => ` | ${one.method} ${one.path}`).join('');
    return `${label} ${path}: ${[...verbs.keys()].join(' ')}${rest}`;
  });
}

it('groups a collection with its items', () => {
  expect(
    group(
      'get /users',
      'post /users',
      'get /users/{id}',
      'patch /users/{id}',
      'delete /users/{name}',
    ),
  ).toEqual(['Users /users: list create read update delete']);
});

it('reads and updates a resource that exists once', () => {
  expect(group('get /company', 'patch /company')).toEqual(['Company /company: read update']);
});

it('lists and creates if a collection has no operation on items', () => {
  expect(group('get /events', 'post /events')).toEqual(['Events /events: list create']);
});

it('adds actions to the resource above them, and keeps nested collections', () => {
  expect(
    group(
      'get /users',
      'get /users/{id}',
      'post /users/{id}/activate',
      'get /users/{id}/api-keys',
      'post /users/{id}/api-keys',
    ),
  ).toEqual([
    'Users /users: list read | post /users/{id}/activate',
    'Api keys /users/{id}/api-keys: list create',
  ]);
});

it('keeps a second operation with the same meaning separate', () => {
  expect(group('put /a/{id}', 'patch /a/{id}')).toEqual(['A /a: update | patch /a/{id}']);
});

it('updates an item by POST, and treats its suffix as a format', () => {
  expect(group('get /Calls.json', 'post /Calls.json', 'post /Calls/{Sid}.json')).toEqual([
    'Calls /Calls.json: list create update',
  ]);
});

it('treats the POST of a single path as an action', () => {
  expect(group('post /chat.postMessage', 'trace /')).toEqual([
    'Chat.post message /chat.postMessage:  | post /chat.postMessage',
    '/ /:  | trace /',
  ]);
});
