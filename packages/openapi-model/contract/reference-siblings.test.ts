import {describe, expect, it} from 'vitest';

import {dropIgnoredSiblings} from './reference-siblings';
import {openContract} from './to-open-api-31';

const write = (openapi: string) => ({
  openapi,
  paths: {
    '/a': {
      $ref: '#/components/x-paths/A',
      description: 'A path item keeps its members',
      post: {
        parameters: [{$ref: '#/components/parameters/Page', description: 'Beside', required: true}],
        requestBody: {$ref: '#/components/requestBodies/Pet', description: 'Beside'},
        responses: {
          200: {$ref: '#/components/responses/Ok', description: 'Beside', headers: {}},
          default: {
            description: 'Own',
            content: {'text/plain': {schema: {type: 'string'}, example: {$ref: 'data', a: 1}}},
          },
        },
      },
    },
  },
  components: {
    parameters: {Page: {name: 'page', in: 'query', description: 'At the end'}},
    requestBodies: {Pet: {description: 'At the end', content: {}}},
    responses: {Ok: {description: 'At the end'}},
  },
});

const readTexts = (openapi: string) => {
  const post = openContract(write(openapi)).get('paths')?.get('/a')?.get('post');
  const [page] = post?.items('parameters') ?? [];
  const parts = [page, post?.get('requestBody'), post?.get('responses')?.get('200')];
  return parts.map((part) => part?.resolve().text('description'));
};

describe('members next to a reference', () => {
  it('are ignored in OpenAPI 3.0 (3.0.3, 4.7.23 Reference Object)', () => {
    expect(readTexts('3.0.3')).toEqual(['At the end', 'At the end', 'At the end']);
  });

  it('describe the reference in OpenAPI 3.1 (3.1.1, 4.8.23 Reference Object)', () => {
    expect(readTexts('3.1.1')).toEqual(['Beside', 'Beside', 'Beside']);
  });

  it.each(['3.0.3', '3.1.1'])('have no other effect in %s', (openapi) => {
    const post = openContract(write(openapi)).get('paths')?.get('/a')?.get('post');
    expect(post?.items('parameters')[0]?.resolve().has('required')).toBe(false);
    expect(post?.get('responses')?.get('200')?.resolve().has('headers')).toBe(false);
  });

  it('stay in data and path items', () => {
    const item = openContract(write('3.0.3')).get('paths')?.get('/a');
    expect(item?.value).toMatchObject({
      description: 'A path item keeps its members',
      post: {
        responses: {default: {content: {'text/plain': {example: {$ref: 'data', a: 1}}}}},
      },
    });
  });

  it('are ignored in Swagger 2.0 (2.0, Reference Object)', () => {
    const contract = openContract({
      swagger: '2.0',
      paths: {'/a': {get: {responses: {200: {$ref: '#/responses/Ok', description: 'Beside'}}}}},
      responses: {Ok: {description: 'At the end'}},
    });
    const get = contract.get('paths')?.get('/a')?.get('get');
    expect(get?.get('responses')?.get('200')?.resolve().text('description')).toBe('At the end');
  });

  it('require no copy of a document without them', () => {
    const document = {openapi: '3.1.1', paths: {'/a': {get: {responses: {}}}}};
    expect(dropIgnoredSiblings(document, [])).toBe(document);
  });
});
