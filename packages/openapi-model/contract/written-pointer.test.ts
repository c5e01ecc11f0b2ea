import {expect, it} from 'vitest';

import {ContractError} from './contract-error';
import {toWrittenErrors, toWrittenPointer} from './written-pointer';

const LAMP = {type: 'object', 'x-nullable': true, properties: {'a/b': {items: [{type: 'string'}]}}};

const PUBLISHED = {
  swagger: '2.0',
  paths: {
    '/lamps': {
      parameters: [{name: 'lamp', in: 'body', schema: LAMP}, {$ref: '#/parameters/Page'}],
      post: {
        parameters: [
          {name: 'photo', in: 'formData', type: 'file'},
          {name: 'ids', in: 'query', type: 'array', items: {type: 'integer'}},
        ],
        responses: {
          200: {description: 'A lamp.', schema: LAMP, headers: {'X-A': {type: 'integer'}}},
          404: {$ref: '#/responses/None'},
        },
      },
    },
  },
  definitions: {Lamp: LAMP, Lit: {type: 'string', example: 'on'}},
  parameters: {Page: {name: 'page', in: 'query', type: 'integer'}},
  responses: {None: {description: 'None.', schema: {$ref: '#/definitions/Lamp'}}},
  securityDefinitions: {login: {type: 'oauth2', flow: 'password', scopes: {}}},
};

it.each([
  ['#/components/schemas/Lamp', '#/definitions/Lamp'],
  ['#/components/schemas/Lit/examples/0', '#/definitions/Lit/example'],
  [
    '#/components/schemas/Lamp/anyOf/0/properties/a~1b/prefixItems/0',
    '#/definitions/Lamp/properties/a~1b/items/0',
  ],
  ['#/components/parameters/Page/schema/type', '#/parameters/Page/type'],
  [
    '#/components/securitySchemes/login/flows/password/scopes',
    '#/securityDefinitions/login/scopes',
  ],
  ['#/paths/~1lamps/parameters/0/schema', '#/parameters/Page'],
  ['#/paths/~1lamps/post/parameters/0/schema/items', '#/paths/~1lamps/post/parameters/1/items'],
  [
    '#/paths/~1lamps/post/requestBody/content/multipart~1form-data/schema/properties/photo/type',
    '#/paths/~1lamps/post/parameters/0/type',
  ],
  [
    '#/paths/~1lamps/post/responses/200/content/text~1xml/schema/type',
    '#/paths/~1lamps/post/responses/200/schema/type',
  ],
  [
    '#/paths/~1lamps/post/responses/200/headers/X-A/schema/type',
    '#/paths/~1lamps/post/responses/200/headers/X-A/type',
  ],
  ['#/paths/~1lamps/post/responses/404/content/text~1xml/schema/type', '#/definitions/Lamp/type'],
  ['#/paths/~1lamps/post/servers/0', '#/paths/~1lamps/post'],
])('finds the converted target of %s', (pointer, written) => {
  expect(toWrittenPointer(PUBLISHED, pointer)).toBe(written);
});

it('does not change a pointer into OpenAPI 3, or a pointer without a target at the root', () => {
  const pointer = '#/components/schemas/Lamp';
  expect(toWrittenPointer({openapi: '3.0.3'}, pointer)).toBe(pointer);
  expect(toWrittenPointer({swagger: '2.0'}, pointer)).toBe('#');
});

it('reports an error in a shared schema once', () => {
  const errors = ['200', '404'].map(
    (status) =>
      new ContractError(
        `#/paths/~1lamps/post/responses/${status}/content/text~1xml/schema/$ref`,
        'is wrong',
      ),
  );
  const shared = {$ref: '#/definitions/Lamp'};
  const responses = {200: {schema: shared}, 404: {schema: shared}};
  const published = {...PUBLISHED, paths: {'/lamps': {post: {responses}}}};
  const inComponent = new ContractError('#/components/schemas/Lamp', 'is wrong');
  const found = toWrittenErrors(published, [inComponent, ...errors, inComponent]);
  expect(found.map(({message}) => message)).toEqual([
    '#/definitions/Lamp: is wrong',
    '#/paths/~1lamps/post/responses/200/schema/$ref: is wrong',
    '#/paths/~1lamps/post/responses/404/schema/$ref: is wrong',
  ]);
});

it('finds the example of an OpenAPI 3.0 schema, which is one of several in 3.1', () => {
  const published = {
    openapi: '3.0.3',
    components: {schemas: {A: {example: 1}, B: {examples: [1]}}},
  };
  const find = (name: string) =>
    toWrittenPointer(published, `#/components/schemas/${name}/examples/0`);
  expect([find('A'), find('B')]).toEqual([
    '#/components/schemas/A/example',
    '#/components/schemas/B/examples/0',
  ]);
});
