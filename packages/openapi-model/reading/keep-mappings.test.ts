import path from 'node:path';

import {expect, it} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import {readContract} from '.';

const toContract = (schemas: string): string => `openapi: 3.1.1
info: {title: A, version: '1'}
paths:
  /items: {get: {responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}}}
components:
  schemas:
    Item: ${schemas}
    own.json: {type: object}
`;

const UNION = `{oneOf: [{title: Extra}, {title: Standard}, {$ref: '#/components/schemas/own.json'}], discriminator: {propertyName: kind, mapping: {s: '#/components/schemas/Item/oneOf/1', e: '#/components/schemas/Item/oneOf/0', o: own.json}}}`;

async function readSchemas(files: Readonly<Record<string, string>>): Promise<unknown> {
  const siteDir = writeFiles(files);
  const document = await readContract(path.join(siteDir, 'api.yaml'), undefined, siteDir);
  return (document as {components: {schemas: unknown}}).components.schemas;
}

const mapping = {
  s: '#/components/schemas/Item/oneOf/1',
  e: '#/components/schemas/Item/oneOf/0',
  o: 'own.json',
};

it('does not change a mapping to members of a union or to a name (OpenAPI 3.1.1, 4.8.25.2)', async () => {
  const schemas = await readSchemas({'api.yaml': toContract(UNION)});
  expect(schemas).toMatchObject({Item: {discriminator: {mapping}}});
  expect(Object.keys(schemas as object)).toEqual(['Item', 'own.json']);
});

it('follows a union that comes from another file', async () => {
  const files = {
    'api.yaml': toContract("{$ref: 'item.yaml#/Item'}"),
    'item.yaml': `Item: {oneOf: [{title: Extra}, {title: Standard}], discriminator: {propertyName: kind, mapping: {s: '#/Item/oneOf/1'}}}\n`,
  };
  expect(await readSchemas(files)).toMatchObject({
    Item: {discriminator: {mapping: {s: '#/components/schemas/Item/oneOf/1'}}},
  });
});
