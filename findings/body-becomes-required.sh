#!/bin/sh
# @typespec/openapi3@1.16.0 (`tsp-openapi3`)
#
# Rule: a request body is optional without `required: true` (OpenAPI 3.0.3, 4.7.13 Request Body
# Object), and each media type has a schema of its own (4.7.14 Media Type Object). `deepObject` is
# sent as `filter[name]=x` (4.7.12.3 Style Values). A schema accepts what all its keywords accept
# (4.7.24).
#
# Instead: converted to TypeSpec, an optional body is `body: User`, which is required. JSON and XML
# have one body that is either schema. The filter is exploded, so it is sent as `name=x`. An object
# that `additionalProperties` closes is open, a property that `allOf` makes required is optional,
# and `multipleOf` and `uniqueItems` are gone. There is no warning.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @typespec/openapi3@1.16.0 @typespec/compiler@1.16.0 @typespec/http@1.16.0 \
  @typespec/openapi@1.16.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

const file = 'node_modules/@typespec/openapi3/package.json';
const {version} = JSON.parse(readFileSync(file, 'utf8'));
assert.equal(version, '1.16.0');
console.log(`@typespec/openapi3@${version}`);

const User = {
  type: 'object',
  additionalProperties: false,
  properties: {
    price: {type: 'number', multipleOf: 0.01, minimum: 0},
    tags: {type: 'array', items: {type: 'string'}, uniqueItems: true, minItems: 1},
  },
};
const schema = {$ref: '#/components/schemas/User'};
const responses = {200: {description: 'OK'}};
const name = {type: 'string'};
const contract = {
  openapi: '3.0.3',
  info: {title: 'Users', version: '1'},
  paths: {
    '/users': {
      get: {
        operationId: 'list',
        parameters: [
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            schema: {type: 'object', properties: {name}},
          },
        ],
        responses,
      },
      post: {
        operationId: 'create',
        requestBody: {content: {'application/json': {schema}}},
        responses,
      },
      put: {
        operationId: 'replace',
        requestBody: {
          required: true,
          content: {'application/json': {schema}, 'application/xml': {schema: {type: 'string'}}},
        },
        responses,
      },
    },
  },
  components: {schemas: {User, Priced: {allOf: [schema, {required: ['price']}]}}},
};
writeFileSync('api.json', JSON.stringify(contract));
const log = execFileSync('node_modules/.bin/tsp-openapi3', ['api.json', '--output-dir', 'out']);
assert.doesNotMatch(String(log), /warn/i);
const code = readFileSync('out/main.tsp', 'utf8').replaceAll(/\s+/g, ' ');
console.log(code.slice(code.indexOf('model User')));
for (const part of [
  '@post op create(@body body: User)',
  '@header contentType: "application/json" | "application/xml", @body body: User | string',
  '@query(#{ explode: true }) filter?: { name?: string; }',
  'model User { @minValue(0) price?: numeric; @minItems(1) tags?: string[]; }',
  'model Priced { ...User; }',
])
  assert.ok(code.includes(part), part);
JS
node run.mjs
