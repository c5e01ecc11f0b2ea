#!/bin/sh
# openapi-extract@1.3.0
#
# Rule: the parameters and the servers of a path item apply to all of its operations (OpenAPI 3.0.3, 4.7.9), and
# the schemas in the mapping of a discriminator describe the possible values (4.7.25).
#
# Instead: if one operation is extracted, the path keeps its reference to a shared parameter, but the parameter
# is missing. The servers of the path are gone, so the operation goes to the host of the whole API. The schemas
# of the mapping are missing, but the mapping is not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-extract@1.3.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {extract} = require('openapi-extract');

const {version} = JSON.parse(readFileSync('node_modules/openapi-extract/package.json', 'utf8'));
assert.equal(version, '1.3.0');
console.log(`openapi-extract@${version}`);

const json = (schema) => ({description: 'ok', content: {'application/json': {schema}}});
const part = extract(
  {
    openapi: '3.0.3',
    info: {title: 'Pets', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {
      '/pets/{id}': {
        servers: [{url: 'https://pets.example.com'}],
        parameters: [{$ref: '#/components/parameters/id'}],
        get: {operationId: 'getPet', responses: {200: json({$ref: '#/components/schemas/Pet'})}},
        delete: {operationId: 'deletePet', responses: {204: {description: 'gone'}}},
      },
    },
    components: {
      parameters: {id: {name: 'id', in: 'path', required: true, schema: {type: 'string'}}},
      schemas: {
        Pet: {
          type: 'object',
          properties: {kind: {type: 'string'}},
          discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
        },
        Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {lives: {type: 'integer'}}}]},
      },
    },
  },
  {operationid: ['getPet'], info: true, server: true},
);
console.log(JSON.stringify(part, null, 1));
const item = part.paths['/pets/{id}'];
assert.deepEqual(item.parameters, [{$ref: '#/components/parameters/id'}]);
assert.equal(part.components.parameters?.id, undefined);
assert.deepEqual([item.servers, part.servers[0].url], [undefined, 'https://api.example.com']);
assert.deepEqual(Object.keys(part.components.schemas), ['Pet']);
assert.deepEqual(part.components.schemas.Pet.discriminator.mapping, {cat: '#/components/schemas/Cat'});
JS
node run.cjs
