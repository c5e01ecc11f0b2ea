import {expect, it} from 'vitest';

import {themeParts} from '../theme-parts';
import {renderApi} from '@openapi-portal/openapi-reference';

const fields = {
  type: 'object',
  required: ['id', 'pin'],
  properties: {
    id: {type: 'string', readOnly: true, description: 'The server gives it.'},
    pin: {type: 'string', writeOnly: true, description: 'Opens it.'},
    name: {type: 'string'},
  },
};
const content = {'application/json': {schema: fields}};

const {pages} = renderApi(
  {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {
      '/a': {
        post: {requestBody: {content}, responses: {200: {description: 'Done.', content}}},
      },
    },
  },
  {basePath: '/api', parts: themeParts},
);
const [, request = '', answer = ''] = (pages[1]?.html ?? '').split(
  /<section class="api-section">(?=<h2 [^>]*id="(?:request-body|responses)")/,
);

it('separates fields that the server sets from fields that a request may contain', () => {
  expect(request).toContain('Required, 1 field</p>');
  expect(request).toMatch(
    /<summary>Set by the server, not to be sent, 1 field <code>id<\/code><\/summary>.*The server gives it\./,
  );
  expect(request).not.toContain('Only sent in requests');
});

it('separates write-only fields from fields of a response', () => {
  expect(answer).toContain('Always present, 1 field</p>');
  expect(answer).toMatch(
    /<summary>Only sent in requests, never in an answer, 1 field <code>pin<\/code><\/summary>.*Opens it\./,
  );
  expect(answer).not.toContain('Set by the server');
});
