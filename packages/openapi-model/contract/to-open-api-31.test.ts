import {describe, expect, it} from 'vitest';

import {readTestContract} from '../testing/contracts';
import {toOpenApi31} from './to-open-api-31';
import {upgradeSchema} from './upgrade-schema';

describe('toOpenApi31', () => {
  it('does not change 3.1', () => {
    const document = {openapi: '3.1.0'};
    expect(toOpenApi31(document)).toBe(document);
  });

  it('does not change data that looks like a schema', () => {
    const upgraded = JSON.stringify(toOpenApi31(readTestContract('open-api-30.yaml')));
    expect(upgraded).toContain('"example":{"nullable":true,"example":"kept"}');
  });

  it('upgrades schemas everywhere, whatever the names around them', () => {
    const schema = {type: 'string', nullable: true};
    const upgraded = {type: ['string', 'null']};
    const write = (one: object) => {
      const answer = {content: {'text/plain': {schema: one}}};
      const responses = {default: answer};
      return {
        paths: {'/a': {get: {responses}}},
        'x-webhooks': {done: {post: {responses}}},
        components: {
          responses: {value: answer},
          parameters: {schema: {name: 'a', in: 'query', schema: one}},
          headers: {example: {schema: one}},
        },
      };
    };
    expect(toOpenApi31({openapi: '3.0.3', ...write(schema)})).toEqual({
      openapi: '3.1.0',
      ...write(upgraded),
    });
  });

  it('moves what Swagger 2.0 has elsewhere', () => {
    expect(toOpenApi31(readTestContract('swagger-20.yaml'))).toMatchObject({
      openapi: '3.1.0',
      servers: [{url: 'https://api.example.com/v2'}, {url: 'http://api.example.com/v2'}],
      paths: {
        '/pets': {
          get: {
            parameters: [
              {$ref: '#/components/parameters/Page'},
              {name: 'tags', explode: true, schema: {type: 'array'}},
            ],
            responses: {
              200: {
                content: {'application/json': {example: [{name: 'Rex'}]}, 'application/xml': {}},
              },
              404: {$ref: '#/components/responses/Missing'},
            },
          },
          post: {
            parameters: [],
            requestBody: {
              required: true,
              content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}},
            },
          },
        },
        '/photos': {
          post: {
            requestBody: {
              content: {
                'multipart/form-data': {
                  schema: {
                    required: ['photo'],
                    properties: {photo: {type: 'string', format: 'binary'}},
                  },
                },
              },
            },
          },
        },
      },
      components: {
        schemas: {Pet: {discriminator: {propertyName: 'kind'}}},
        securitySchemes: {
          login: {type: 'http', scheme: 'basic'},
          oauth: {flows: {authorizationCode: {}}},
        },
      },
    });
  });

  it('moves the body of a path to its operations, and gives a form all of its media types', () => {
    const body = {name: 'pet', in: 'body', schema: {type: 'object'}};
    const form = {
      consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
      parameters: [{name: 'caption', in: 'formData', type: 'string'}],
      responses: {},
    };
    const paths = {'/a': {parameters: [body], put: {responses: {}}}, '/b': {post: form}};
    expect(toOpenApi31({swagger: '2.0', paths})).toMatchObject({
      paths: {
        '/a': {put: {requestBody: {content: {'application/json': {schema: {type: 'object'}}}}}},
        '/b': {
          post: {
            requestBody: {
              content: {
                'application/x-www-form-urlencoded': {schema: {properties: {caption: {}}}},
                'multipart/form-data': {schema: {properties: {caption: {}}}},
              },
            },
          },
        },
      },
    });
  });

  it.each([undefined, [], {openapi: '4.0.0'}, {swagger: '1.2'}])('rejects %j', (document) => {
    expect(() => toOpenApi31(document)).toThrow('#: is');
  });
});

describe('upgradeSchema', () => {
  it.each([
    [
      {type: 'string', nullable: true, enum: ['a']},
      {type: ['string', 'null'], enum: ['a', null]},
    ],
    [{minimum: 1, exclusiveMinimum: true}, {exclusiveMinimum: 1}],
    [{maximum: 1, exclusiveMaximum: false}, {maximum: 1}],
    [
      {type: 'string', format: 'byte'},
      {type: 'string', format: 'byte', contentEncoding: 'base64'},
    ],
    [
      {properties: {example: {type: 'string', example: 'x'}}},
      {properties: {example: {type: 'string', examples: ['x']}}},
    ],
    [{$ref: '#/a', nullable: true}, {anyOf: [{$ref: '#/a'}, {type: 'null'}]}],
    [{$ref: '#/a', 'x-nullable': true}, {anyOf: [{$ref: '#/a'}, {type: 'null'}]}],
    [{$ref: '#/a', description: 'ignored in 3.0'}, {$ref: '#/a'}],
    [
      {type: 'object', nullable: true, allOf: [{$ref: '#/a'}]},
      {anyOf: [{type: 'object', allOf: [{$ref: '#/a'}]}, {type: 'null'}]},
    ],
    [{nullable: false, type: 'string'}, {type: 'string'}],
  ])(
    'upgrades %j, with null where the author allows it (OpenAPI 3.0.3, 4.7.24)',
    (schema, upgraded) => {
      expect(upgradeSchema(schema)).toEqual(upgraded);
    },
  );
});
