import {expect, it} from 'vitest';

import {renderApi} from '@openapi-portal/openapi-reference';

import {themeParts} from '../theme-parts';

const content = {
  'application/jsonl': {
    itemSchema: {type: 'object', properties: {n: {type: 'integer'}}},
    examples: {two: {dataValue: [{n: 1}, {n: 2}]}},
  },
};

const {pages} = renderApi(
  {
    openapi: '3.2.0',
    info: {title: 'T', version: '1'},
    paths: {'/a': {get: {responses: {200: {description: 'Done.', content}}}}},
  },
  {basePath: '/api', parts: themeParts},
);

it('shows an example of a stream as it is sent (OpenAPI 3.2.0, Sequential Media Types)', () => {
  const page = pages.find(({id}) => id === 'get-a')?.html ?? '';
  expect(page.replaceAll('&quot;', '"')).toContain('{"n":1}\n{"n":2}\n');
});
