import {expect, it} from 'vitest';

import {renderApi} from '@openapi-portal/openapi-reference';
import type {JsonObject} from '@openapi-portal/reports/json';

import {themeParts} from '../theme-parts';

const EXAMPLE = {id: 'service-9mnpnzenvg8p8tdbtq4wvbkcz', image: 'registry.example.com/redis:7'};

/** Renders the page of an operation whose response has a schema. */
function renderAnswer(schema: JsonObject): string {
  const responses = {'200': {description: 'Done.', content: {'application/json': {schema}}}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {'/service': {get: {operationId: 'getService', responses}}},
  };
  return renderApi(document, {basePath: '/api', parts: themeParts}).pages[1]?.html ?? '';
}

const toSchema = (id: JsonObject, image: JsonObject): JsonObject => ({
  type: 'object',
  properties: {id, image},
  examples: [EXAMPLE],
});

it('shows the long example of an object whose fields have none (JSON Schema 2020-12 Validation, 9.5)', () => {
  const html = renderAnswer(toSchema({type: 'string'}, {type: 'string'}));
  expect(html).toContain('<summary>Example</summary>');
  expect(html).toContain(EXAMPLE.image);
});

it('shows the long example of a map', () => {
  const additionalProperties = {type: 'string'};
  const html = renderAnswer({type: 'object', additionalProperties, examples: [EXAMPLE]});
  expect(html).toContain(EXAMPLE.id);
});

it('omits a long example if its fields show all of its values', () => {
  const [id, image] = Object.values(EXAMPLE).map((one) => ({type: 'string', examples: [one]}));
  const html = renderAnswer(toSchema(id ?? {}, image ?? {}));
  expect(html).not.toContain('<summary>Example</summary>');
  expect(html).toContain(EXAMPLE.image);
});
