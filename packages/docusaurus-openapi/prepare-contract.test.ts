import {describe, expect, it} from 'vitest';

import {outlineContract, prepareContract} from './prepare-contract';

const RESPONSES = {responses: {200: {description: 'Done.'}}};
const INFO = {title: 'A', version: '1'};

const withPaths = (paths: object, more: object = {}): object => ({
  openapi: '3.1.0',
  info: INFO,
  paths,
  ...more,
});

describe('a contract for the plugin', () => {
  it('stays as it is where each operation has an id of its own that names its page', () => {
    const contract = withPaths({
      '/a': {
        parameters: [],
        patch: {...RESPONSES, operationId: 'change-a'},
        get: {...RESPONSES, operationId: 'read-a'},
      },
      '/b': {put: {...RESPONSES, operationId: 'write-b'}},
    });
    expect(JSON.stringify(prepareContract(contract))).toBe(JSON.stringify(contract));
  });

  it('gets ids where operations have none, or such as become one file name', () => {
    const paths = {
      '/a': {parameters: [], get: RESPONSES, put: {...RESPONSES, operationId: 'getUser'}},
      '/b': {get: {...RESPONSES, operationId: 'get-user'}},
    };
    expect(prepareContract(withPaths(paths))).toMatchObject({
      paths: {
        '/a': {parameters: [], get: {operationId: 'get-a'}, put: {operationId: 'get-user'}},
        '/b': {get: {operationId: 'get-user-2'}},
      },
    });
  });

  it('has another title where an operation has it for its id: both name a page', () => {
    const paths = {'/a': {get: {...RESPONSES, operationId: 'findAll'}}};
    const prepared = prepareContract({openapi: '3.1.0', info: {...INFO, title: 'Find all'}, paths});
    expect(prepared).toMatchObject({info: {title: 'Find all introduction', version: '1'}});
  });

  it('is OpenAPI 3.1 where it was Swagger 2.0', () => {
    const paths = {'/a': {get: {...RESPONSES, operationId: 'read-a'}}};
    expect(prepareContract({swagger: '2.0', info: INFO, paths})).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/) as string,
      paths: {'/a': {get: {operationId: 'read-a'}}},
    });
  });

  it('has a webhook for each of their pages, with nothing that the plugin takes for a method', () => {
    const sent = {
      description: 'Sent.',
      post: {...RESPONSES, requestBody: {content: {}}},
      put: {...RESPONSES, operationId: 'wasSent'},
      'x-own': true,
    };
    const paths = {'/a': {get: {...RESPONSES, operationId: 'sent-post'}}};
    expect(prepareContract(withPaths(paths, {webhooks: {sent}}))).toMatchObject({
      webhooks: {
        'sent-post-2': {post: {...RESPONSES, operationId: 'sent-post-2'}},
        'was-sent': {post: {operationId: 'was-sent'}},
      },
    });
    const prepared = JSON.stringify(prepareContract(withPaths(paths, {'x-webhooks': {sent}})));
    expect(prepared).toContain('"webhooks":{"sent-post-2"');
    expect(prepared).not.toMatch(/x-webhooks|x-own|requestBody/);
  });

  it('shows the plugin an operation whose method it does not know as another', () => {
    const additionalOperations = {COPY: {...RESPONSES, operationId: 'copy-a'}};
    const paths = {'/a': {query: {...RESPONSES, operationId: 'find-a'}, additionalOperations}};
    expect(JSON.stringify(prepareContract(withPaths(paths)))).toBe(
      JSON.stringify(
        withPaths({
          '/a#query': {get: {...RESPONSES, operationId: 'find-a'}},
          '/a#COPY': {get: {...RESPONSES, operationId: 'copy-a'}},
        }),
      ),
    );
  });
});

describe('the outline of a contract for the plugin', () => {
  it('has each page with its tags, no request that the plugin would compare, and nothing else that a contract may name', () => {
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

  it.each(['CON', 'n'.repeat(300)])('has another title where no file can be called %s', (title) => {
    const {info} = outlineContract({...withPaths({}), info: {...INFO, title}}) as {
      readonly info: {readonly title: string};
    };
    expect(info.title).toBe(`${title.slice(0, 60)} introduction`);
  });
});
