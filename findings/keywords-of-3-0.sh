#!/bin/sh
# openapi-response-validator@12.1.3 and openapi-examples-validator@7.1.0
#
# Rule: in OpenAPI 3.0 `exclusiveMinimum` is a boolean beside `minimum` (OpenAPI 3.0.3, 4.7.24 Schema
# Object, which takes the keyword from JSON Schema Wright draft 00). A discriminator may have a
# `mapping` (4.7.25 Discriminator Object). A `readOnly` property that is required 'will take effect
# on the response only' (4.7.24).
#
# Instead: the first validator raises an error for the schema, since it validates it as a later
# draft. The second one reports right examples as wrong: 'mapping is not supported', and that a
# request lacks its read-only property.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-response-validator@12.1.3 openapi-examples-validator@7.1.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {default: validateExamples} = require('openapi-examples-validator');
const {default: ResponseValidator} = require('openapi-response-validator');

for (const [name, version] of [
  ['openapi-response-validator', '12.1.3'],
  ['openapi-examples-validator', '7.1.0'],
]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const positive = {type: 'number', minimum: 0, exclusiveMinimum: true};
const content = {'application/json': {schema: positive}};
assert.throws(
  () => new ResponseValidator({responses: {200: {description: 'A price', content}}}),
  /schema is invalid: .*exclusiveMinimum must be number/,
);
console.log('openapi-response-validator: schema is invalid: …/exclusiveMinimum must be number');

const schemas = {
  Pet: {
    oneOf: [{$ref: '#/components/schemas/Cat'}],
    discriminator: {propertyName: 'kind', mapping: {c: '#/components/schemas/Cat'}},
  },
  Cat: {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}}},
  Order: {type: 'object', required: ['id'], properties: {id: {type: 'string', readOnly: true}}},
};
const checkRequest = async (name, example) => {
  const schema = {$ref: `#/components/schemas/${name}`};
  const {errors} = await validateExamples({
    openapi: '3.0.3',
    info: {title: 'Pets', version: '1'},
    paths: {
      '/x': {
        post: {
          requestBody: {content: {'application/json': {schema, example}}},
          responses: {204: {description: 'Done'}},
        },
      },
    },
    components: {schemas},
  });
  return errors.map(({message}) => message);
};
(async () => {
  const mapping = await checkRequest('Pet', {kind: 'c'});
  console.log('openapi-examples-validator, mapping:', mapping.join('; '));
  assert.deepEqual(mapping, ['discriminator: mapping is not supported']);
  const readOnly = await checkRequest('Order', {});
  console.log('openapi-examples-validator, readOnly:', readOnly.join('; '));
  assert.deepEqual(readOnly, ["must have required property 'id'"]);
})();
JS
node run.cjs
