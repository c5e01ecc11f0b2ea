import {listOperations, toContract} from '@openapi-portal/openapi-model';
import {describe, expect, it} from 'vitest';

import {createFollowUpFinder} from './follow-ups';
import {contract} from './testing/models';

function follow(document: unknown, id: string) {
  const operations = listOperations(toContract(document));
  const findFollowing = createFollowUpFinder(operations, ({slug}) => `/api/${slug}`);
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return findFollowing(operation).map(({href, values, list}) => ({href, values, list}));
}

const json = (schema: object) => ({content: {'application/json': {schema}}});

const toDocument = (paths: object) => ({openapi: '3.1.0', info: {title: 'T', version: '1'}, paths});

describe('follow-up operations', () => {
  it('get the id and the version of the created record', () => {
    expect(follow(contract, 'create-user')).toEqual([
      {href: '/api/get-user-info', values: {'path user_id': '$response.body#/id'}},
      ...['update-user-info', 'delete-user'].map((name) => ({
        href: `/api/${name}`,
        values: {
          'path user_id': '$response.body#/id',
          'header If-Match': '$response.header.ETag',
        },
      })),
    ]);
  });

  it('get the id of each record of a list, without a version', () => {
    const values = {'path user_id': '$response.body#/id'};
    expect(follow(contract, 'get-users-info')).toEqual(
      ['get-user-info', 'update-user-info', 'delete-user'].map((name) => ({
        href: `/api/${name}`,
        values,
        list: '/items',
      })),
    );
  });

  it('are the operations at the same path, for the same record', () => {
    expect(follow(contract, 'get-company-info')).toEqual([
      {href: '/api/update-company', values: {'header If-Match': '$response.header.ETag'}},
    ]);
    expect(follow(contract, 'update-user-info').map(({href}) => href)).toEqual([
      '/api/get-user-info',
      '/api/delete-user',
    ]);
  });

  it('are absent if the record is deleted', () => {
    expect(follow(contract, 'delete-user')).toEqual([]);
  });

  it('are the targets of links, by id or reference, before operations at related paths', () => {
    const document = toDocument({
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: {
              ...json({type: 'object'}),
              links: {
                one: {operationId: 'b', parameters: {key: '$response.body#/k', none: 'x'}},
                two: {operationRef: '#/paths/~1c/get', parameters: {'header.X-C': '$url'}},
                lost: {operationId: 'constructor', parameters: {key: '$url'}},
              },
            },
          },
        },
      },
      '/b/{key}': {
        get: {operationId: 'b', parameters: [{name: 'key', in: 'path'}], responses: {}},
      },
      '/c': {get: {parameters: [{name: 'X-C', in: 'header'}], responses: {}}},
    });
    expect(follow(document, 'a')).toEqual([
      {href: '/api/b', values: {'path key': '$response.body#/k'}},
      {href: '/api/get-c', values: {'header X-C': '$url'}},
    ]);
  });

  it('support a list as the whole response, and ids in an allOf', () => {
    const record = {allOf: [{type: 'object', properties: {pet_id: {type: 'string'}}}]};
    const document = toDocument({
      '/pets': {
        get: {operationId: 'list', responses: {200: json({type: 'array', items: record})}},
      },
      '/pets/{pet_id}': {get: {operationId: 'read', responses: {}}},
    });
    expect(follow(document, 'list')).toEqual([
      {href: '/api/read', values: {'path pet_id': '$response.body#/pet_id'}, list: ''},
    ]);
  });
});
