import {expect, it} from 'vitest';

import {renderApi} from '@openapi-portal/openapi-reference';

import {themeParts} from '../theme-parts';

const parameters = {id: '$response.body#/id'};

const {pages} = renderApi(
  {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {
      '/hooks': {
        post: {
          responses: {
            201: {
              description: 'Made.',
              links: {
                byReference: {operationRef: '#/paths/~1hooks~1%7Bid%7D/get', parameters},
                byId: {operationId: 'read-hook', parameters},
                elsewhere: {operationRef: 'https://other.example/api.yaml#/paths/~1a/get'},
              },
            },
          },
        },
      },
      '/hooks/{id}': {
        get: {
          operationId: 'read-hook',
          summary: 'Read a hook',
          responses: {200: {description: ''}},
        },
      },
    },
  },
  {basePath: '/api', parts: themeParts},
);
const page = pages.find(({id}) => id === 'post-hooks')?.html ?? '';

it('links to the page of the operation (OpenAPI 3.1.1, 4.8.20; RFC 6901, 6)', () => {
  expect(page).toContain('byReference: <a href="/api/read-hook">Read a hook</a>');
  expect(page).toContain('byId: <a href="/api/read-hook">Read a hook</a><code> read-hook</code>');
});

it('shows the reference of a link to another contract', () => {
  expect(page).toContain('elsewhere: <code>https://other.example/api.yaml#/paths/~1a/get</code>');
});
