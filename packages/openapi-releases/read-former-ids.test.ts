import {expect, it} from 'vitest';

import {findFormerIds} from './read-minor-versions';

const release = (paths: object) => ({
  document: {openapi: '3.1.0', info: {title: 'A', version: '1.0.0'}, paths},
});

it('finds every former id of an operation by its method and path, newest first', () => {
  const found = findFormerIds([
    release({'/users': {get: {operationId: 'users'}, post: {operationId: 'add'}}}),
    release({'/users': {get: {operationId: 'list-users'}, post: {operationId: 'add'}}}),
    release({'/users': {get: {operationId: 'get-users'}}, '/teams': {get: {operationId: 'users'}}}),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    'get /users': ['get-users', 'list-users', 'users'],
    'post /users': ['add'],
    'get /teams': ['users'],
  });
});

it('skips operations without an id, and an API without releases', () => {
  expect(findFormerIds([release({'/users': {get: {}}})])).toEqual(new Map());
  expect(findFormerIds([])).toEqual(new Map());
});
