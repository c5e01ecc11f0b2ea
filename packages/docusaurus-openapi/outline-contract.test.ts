import {describe, expect, it} from 'vitest';

import {outlineContract} from './outline-contract';

const RESPONSES = {responses: {200: {description: 'Done.'}}};
const INFO = {title: 'A', version: '1'};

const withPaths = (paths: object, more: object = {}): object => ({
  openapi: '3.1.0',
  info: INFO,
  paths,
  ...more,
});

describe('the contract outline for the plugin', () => {
  it('has each page with its tags, but no requests and no extensions', () => {
    const get = {...RESPONSES, operationId: 'getA', tags: ['x'], parameters: [{name: 'toString'}]};
    const contract = withPaths(
      {'/a/{toString}': {get, additionalOperations: {COPY: RESPONSES}}},
      {
        tags: [{name: 'x', 'x-displayName': 'X', 'x-more': {$ref: './more.md'}}],
        webhooks: {done: {post: RESPONSES}},
        components: {schemas: {A: {}}},
      },
    );
    expect(outlineContract(contract)).toEqual({
      openapi: '3.1.0',
      info: INFO,
      tags: [{name: 'x', 'x-displayName': 'X'}],
      paths: {},
      webhooks: {
        'get-a': {post: {operationId: 'get-a', tags: ['x']}},
        'copy-a-to-string': {post: {operationId: 'copy-a-to-string'}},
        done: {post: {operationId: 'done'}},
      },
    });
  });

  it.each(['CON', 'n'.repeat(300)])('changes a title that cannot be a file name: %s', (title) => {
    const {info} = outlineContract({...withPaths({}), info: {...INFO, title}}) as {
      readonly info: {readonly title: string};
    };
    expect(info.title).toBe(`${title.slice(0, 60)} introduction`);
  });

  it('generates missing ids, and separate ids for equal file names', () => {
    const paths = {
      '/a': {get: RESPONSES, put: {...RESPONSES, operationId: 'getUser'}},
      '/b': {get: {...RESPONSES, operationId: 'get-user'}},
    };
    const {webhooks} = outlineContract(withPaths(paths)) as {readonly webhooks: object};
    expect(Object.keys(webhooks)).toEqual(['get-a', 'get-user', 'get-user-2']);
  });

  it('changes a title that an operation has as its id, because both name a page', () => {
    const paths = {'/a': {get: {...RESPONSES, operationId: 'findAll'}}};
    const contract = {swagger: '2.0', info: {...INFO, title: 'Find all'}, paths};
    expect(outlineContract(contract)).toMatchObject({info: {title: 'Find all introduction'}});
  });
});
