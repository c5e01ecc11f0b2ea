import {expect, it} from 'vitest';

import {renderApi} from '@openapi-portal/openapi-reference';

import {themeParts} from '../theme-parts';

const schema = {type: 'string', enum: ['', ' ', 'open'], default: ''};

const regions = Array.from({length: 301}, (_, index) => `region-${index}`);

const {pages} = renderApi(
  {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    servers: [
      {url: 'https://t.example{base}', variables: {base: {default: '', enum: ['', '/v2']}}},
      {url: 'https://{region}.example', variables: {region: {default: 'a', enum: regions}}},
    ],
    paths: {
      '/a': {
        get: {
          parameters: [{name: 'state', in: 'query', schema, example: ''}],
          responses: {204: {description: 'Done.'}},
        },
      },
    },
  },
  {basePath: '/api', parts: themeParts},
);
const page = (pages.find(({id}) => id === 'get-a')?.html ?? '').replace(
  /<\/?(?:span|li|p)[^>]*>/g,
  '',
);

it('puts blank values in quotes', () => {
  const blank = '<code>&quot;&quot;</code>';
  expect(page).toContain(`One of ${blank}, <code>&quot; &quot;</code>, <code>open</code>`);
  expect(page).toContain(`default ${blank}`);
  expect(page).toContain(`e.g. ${blank}`);
  expect(page).toContain(`${blank} unless chosen among ${blank}, <code>/v2</code>`);
});

it('renders more than 300 values as one element, which is much faster', () => {
  expect(page).toContain(`<code>${regions.join(', ')}</code>`);
});
