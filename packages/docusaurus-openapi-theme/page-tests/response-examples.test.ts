import {expect, it} from 'vitest';

import {renderApi} from '@openapi-portal/openapi-reference';
import type {JsonObject} from '@openapi-portal/reports/json';

import {themeParts} from '../theme-parts';

const schema = {
  type: 'object',
  xml: {name: 'pet'},
  properties: {
    id: {const: 1, xml: {attribute: true}},
    name: {type: 'string', examples: ['Rex']},
  },
};

/** Returns the example bodies on the page of an operation whose response has this content. */
function listBodies(content: JsonObject, status = '200'): readonly string[] {
  const {pages} = renderApi(
    {
      openapi: '3.2.0',
      info: {title: 'T', version: '1'},
      paths: {'/a': {get: {responses: {[status]: {description: 'Done.', content}}}}},
    },
    {basePath: '/api', parts: themeParts},
  );
  const html = pages.find(({id}) => id === 'get-a')?.html ?? '';
  return Array.from(html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs), ([, text = '']) =>
    text
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );
}

const JSON_BODY = '{\n  "id": 1,\n  "name": "Rex"\n}';
const XML_BODY = '<?xml version="1.0" encoding="UTF-8"?>\n<pet id="1">\n  <name>Rex</name>\n</pet>';

it('generates an example for a response without one', () => {
  expect(listBodies({'application/json': {schema}})).toEqual([JSON_BODY]);
  expect(listBodies({'text/csv': {schema}, 'application/xml': {schema}})).toEqual([XML_BODY]);
  expect(listBodies({'application/jsonl': {itemSchema: {const: {n: 1}}}})).toEqual(['{"n":1}\n']);
});

it('generates a shortened example if a whole one is too long', () => {
  const [body] = listBodies({'application/json': {schema: {type: 'string', minLength: 5000}}});
  expect(body?.length).toBeGreaterThan(1000);
});

it('generates none next to an example of the contract', () => {
  const given = {schema, example: {id: 7}};
  const content = {'application/xml': {schema}, 'application/json': given};
  expect(listBodies(content)).toEqual(['{\n  "id": 7\n}']);
});

it.each([
  ['an error', {'application/json': {schema}}, '400'],
  ['a schema without values', {'application/json': {schema: {not: {}}}}],
  ['a schema that says nothing', {'application/json': {schema: {}}}],
  ['a file', {'application/pdf': {schema: {type: 'string', format: 'binary'}}}],
])('generates none for %s', (_, content: JsonObject, status?: string) => {
  expect(listBodies(content, status)).toEqual([]);
});

// OpenAPI 3.1.1, 4.8.26: XML Object.
it('shows an object as XML if the media type is XML', () => {
  const example = {id: 1, name: 'Rex'};
  expect(listBodies({'application/vnd.pet+xml; charset=utf-8': {schema, example}})).toEqual([
    XML_BODY,
  ]);
  expect(listBodies({'text/xml': {schema, example: '<pet/>'}})).toEqual(['<pet/>']);
});
