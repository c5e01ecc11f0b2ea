import path from 'node:path';

import {expect, it} from 'vitest';

import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {lintContracts} from '.';

const HEAD = "swagger: '2.0'\ninfo: {title: A, version: '1'}\n";

/** Formats the errors that linting without `redocly.yaml` finds in a Swagger 2.0 contract. */
async function lint(yaml: string): Promise<string> {
  const siteDir = writeFiles({'api.yaml': HEAD + yaml});
  const found = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
  return formatFound(
    found.filter(({severity}) => severity === 'error'),
    siteDir,
  );
}

const describe = (parameter: string, response: string): string => `paths:
  /a:
    get:
      operationId: a
      security: []
      parameters: [{name: a, in: query, ${parameter}}]
      responses: {200: {description: Done., ${response}}}
`;

it('accepts a file as a response (Swagger 2.0, Response Object)', async () => {
  expect(await lint(describe('type: string', 'schema: {type: file}'))).toBe('');
});

it('accepts a list of types in a schema, which follows draft 4 (Swagger 2.0, Schema Object)', async () => {
  const schema = "{properties: {a: {type: [string, 'null']}}}";
  expect(await lint(describe('type: string', `schema: ${schema}`))).toBe('');
});

it('accepts a limit that is not an integer (Swagger 2.0, Parameter Object and Header Object)', async () => {
  const limited = 'type: number, minimum: 0.5, maximum: 1.5';
  expect(await lint(describe(limited, `headers: {X-A: {${limited}}}`))).toBe('');
});

it('reports an array as `items` once, at its location', async () => {
  const definitions = 'definitions: {B: {items: [{type: string}]}}\n';
  const uses = describe('type: string', "schema: {$ref: '#/definitions/B'}").replace(
    '}}\n',
    "}, 404: {description: None., schema: {$ref: '#/definitions/B'}}}\n",
  );
  expect(await lint(definitions + uses)).toMatchInlineSnapshot(`
    "  api.yaml:3:26  Expected type \`object\` but got \`array\` (struct)
        → write one schema for all items: Swagger 2.0 does not allow a list of schemas here"
  `);
});

it('accepts multi in a query, but not in a header or a nested list', async () => {
  const multi = 'collectionFormat: multi';
  const list = `type: array, ${multi}, items: {type: array, items: {type: string}, ${multi}}`;
  const found = await lint(describe(list, `headers: {X-A: {${list}}}`));
  expect(found.match(/api\.yaml:\d+:\d+/g)).toMatchInlineSnapshot(`
    [
      "api.yaml:8:141",
      "api.yaml:9:92",
      "api.yaml:9:161",
    ]
  `);
});

it('reports keywords of other versions of OpenAPI, and suggests those of Swagger 2.0', async () => {
  const schema =
    'schema: {discriminator: {}, oneOf: [], nullable: true, properties: {a: {type: file}}}';
  const parameter = "type: [string, 'null'], style: form, example: a";
  const security = 'securityDefinitions: {a: {type: http}}\n';
  expect(await lint(security + describe(parameter, schema))).toMatchInlineSnapshot(`
    "  api.yaml:3:33  \`type\` can be one of the following only: "basic", "apiKey", "oauth2" (struct)
        → use one of these types: describe a bearer token as an API key in the header \`Authorization\`
      api.yaml:9:47  \`type\` can be one of the following only: "string", "number", "integer", "boolean", "array", "file" (struct)
        → use one of these types: \`file\` is only for responses and form fields, and a list of types only for schemas
      api.yaml:9:65  Property \`style\` is not expected here (struct)
        → write \`collectionFormat\`: \`csv\`, \`ssv\`, \`tsv\`, \`pipes\` or \`multi\`
      api.yaml:9:78  Property \`example\` is not expected here (struct)
        → write \`x-example\`: in Swagger 2.0, only schemas have this field
      api.yaml:10:69  Expected type \`string\` but got \`object\` (struct)
        → write the name of the property whose values are names of schemas in \`definitions\`
      api.yaml:10:73  Property \`oneOf\` is not expected here (struct)
        → describe what all of the schemas have in common: Swagger 2.0 only has \`allOf\`
      api.yaml:10:84  Property \`nullable\` is not expected here (struct)
        → write \`x-nullable: true\` or, in a schema, a list of types such as \`[string, "null"]\`
      api.yaml:10:123  \`type\` can be one of the following only: "array", "boolean", "integer", "null", "number", "object", "string" (struct)
        → use one of these types: \`file\` is only for responses and form fields, and a list of types only for schemas"
  `);
});
