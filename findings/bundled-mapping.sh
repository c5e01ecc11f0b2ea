#!/bin/sh
# @apidevtools/swagger-parser@13.1.0 and api-ref-bundler@0.5.1
#
# Rule: a value of `mapping` may be a URI that identifies a schema, relative to its document (OpenAPI
# 3.1.1, 4.8.25.3 Options for Mapping Values to Schemas). A bundle is one document that needs no
# other file, so the value must follow the schema to its new location.
#
# Instead: both bundlers move the schemas and rewrite `$ref`, and both leave the mapping as it was:
# it names files that nobody gets. The first one also writes the schemas in place, where inline
# schemas 'are not considered' for a discriminator.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @apidevtools/swagger-parser@13.1.0 api-ref-bundler@0.5.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import {bundle} from 'api-ref-bundler';

for (const [name, version] of [['@apidevtools/swagger-parser', '13.1.0'], ['api-ref-bundler', '0.5.1']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const animal = {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}}};
const schema = {
  oneOf: [{$ref: 'cat.json'}, {$ref: 'dog.json'}],
  discriminator: {propertyName: 'kind', mapping: {c: 'cat.json', d: 'dog.json'}},
};
const content = {'application/json': {schema}};
const contract = {
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  paths: {'/pet': {get: {responses: {200: {description: 'A pet', content}}}}},
};
writeFileSync('contract.json', JSON.stringify(contract));
writeFileSync('cat.json', JSON.stringify(animal));
writeFileSync('dog.json', JSON.stringify(animal));
const find = ({paths}) => paths['/pet'].get.responses[200].content['application/json'].schema;

const inline = find(await SwaggerParser.bundle('contract.json'));
console.log('swagger-parser:', JSON.stringify(inline));
assert.deepEqual(inline.oneOf[0], animal);
assert.deepEqual(inline.discriminator.mapping, {c: 'cat.json', d: 'dog.json'});

const read = async (file) => JSON.parse(readFileSync(file, 'utf8'));
const moved = find(await bundle('contract.json', read));
console.log('api-ref-bundler:', JSON.stringify(moved));
assert.equal(moved.oneOf[0].$ref, '#/components/schemas/cat');
assert.deepEqual(moved.discriminator.mapping, {c: 'cat.json', d: 'dog.json'});
JS
node run.mjs
