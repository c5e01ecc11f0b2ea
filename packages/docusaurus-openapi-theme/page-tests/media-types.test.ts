import {expect, it} from 'vitest';

import {toOpenApi31} from '@openapi-portal/openapi-model';
import {renderApi} from '@openapi-portal/openapi-reference';

import {themeParts} from '../theme-parts';

const fields = {type: 'object', properties: {name: {type: 'string', description: 'Called so'}}};
const variants = {
  oneOf: ['a', 'b', 'c', 'd', 'e'].map((name) => ({title: name, required: [name]})),
};

function renderPet(schemas: readonly object[]) {
  const types = ['application/json', 'application/vnd.pet+json', 'text/plain'];
  const content = Object.fromEntries(
    schemas.map((schema, index) => [types[index] ?? '', {schema}]),
  );
  const post = {operationId: 'add', requestBody: {content}, responses: {200: {description: 'Ok'}}};
  const document = {
    openapi: '3.1.1',
    info: {title: 'Pets', version: '1'},
    paths: {'/pets': {post}},
    components: {schemas: {Pet: fields, Choice: variants}},
  };
  const {pages} = renderApi(toOpenApi31(document), {basePath: '/api', parts: themeParts});
  const page = pages.find(({id}) => id === 'add');
  if (page === undefined) throw new Error('There is no page');
  return page;
}

const count = (html: string, text: string): number => html.split(text).length - 1;

it.each([
  ['a component', {$ref: '#/components/schemas/Pet'}],
  ['a schema in place', fields],
])('shows %s once for several media types, and repeats no anchor', (_, schema) => {
  const {html} = renderPet([schema, schema, {type: 'string'}]);
  expect(count(html, 'Called so')).toBe(1);
  expect(count(html, 'id="request-body.name"')).toBe(1);
  expect(count(html, 'The same schema as')).toBe(1);
  expect(html).toContain('href="#request-body.application-json"');
});

it('shows the schema of each media type with another schema', () => {
  const {html} = renderPet([fields, {...fields, description: 'Another'}, {type: 'string'}]);
  expect(count(html, 'Called so')).toBe(2);
  expect(html).not.toContain('The same schema as');
});

it('lists the variants of such a schema once in the contents of its page', () => {
  const choice = {$ref: '#/components/schemas/Choice'};
  const {contents} = renderPet([choice, choice]);
  expect(contents.filter(({isVariant}) => isVariant).map(({value}) => value)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
});
