import {expect, it} from 'vitest';

import {renderApi} from '@openapi-portal/openapi-reference';

import {themeParts} from '../theme-parts';

const ref = {$ref: '#/components/schemas/Item'};

const {pages} = renderApi(
  {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {
      '/a': {
        post: {
          operationId: 'add',
          parameters: [
            {
              name: 'ids',
              in: 'query',
              schema: {type: 'array', items: {type: 'string'}, example: []},
            },
          ],
          requestBody: {required: true, content: {'application/json': {schema: ref}}},
          responses: {204: {description: 'Done.'}},
        },
      },
    },
    components: {
      schemas: {
        Item: {
          title: 'Item',
          type: 'object',
          properties: {
            size: {title: 'size', type: 'string'},
            parts: {type: 'array', items: {$ref: '#/components/schemas/Part'}},
            only: {
              oneOf: [{$ref: '#/components/schemas/Part'}],
              discriminator: {propertyName: 'kind'},
            },
          },
        },
        Part: {title: 'Part', type: 'object', properties: {kind: {type: 'string'}}, example: {}},
      },
    },
  },
  {basePath: '/api', parts: themeParts},
);
const html = pages.find(({id}) => id === 'add')?.plainHtml ?? '';
const text = html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

it('shows a title once if it repeats the name of its schema or field', () => {
  expect(text).toContain('application/json Item, required');
  expect(text).toContain('Each item: Part');
  expect(text).not.toMatch(/\bPart Part\b|\bsize string, optional size\b/);
});

it('describes an empty example in words, and sends nothing for it', () => {
  expect(text).toContain('Example: an empty list.');
  expect(text).toContain('Example: an empty object.');
  expect(text).not.toContain('sent as');
});

it('shows no count for a single variant', () => {
  expect(text).toContain('One variant, chosen by kind');
});
