#!/bin/sh
# json-schema-for-openapi@0.5.0
#
# Rule: `required` is a list of strings (OpenAPI 3.0.3, 4.7.24 Schema Object, JSON Schema draft-05, 5.15).
# In 3.0, `exclusiveMinimum` is a boolean, `null` must be in `enum` even with `nullable: true` (3.0.3, proposal
# "Clarify Semantics of nullable"), and properties next to `$ref` are ignored (4.7.23).
#
# Instead: `dependentRequired` becomes a list in a list, `exclusiveMinimum` remains a number, `const: null`
# becomes the empty schema that accepts everything, null is removed from `enum`, and a nullable reference has
# `nullable` next to `$ref`, so null is refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-for-openapi@0.5.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const converter = require('json-schema-for-openapi');

const {version} = JSON.parse(readFileSync('node_modules/json-schema-for-openapi/package.json', 'utf8'));
assert.equal(version, '0.5.0');
console.log(`json-schema-for-openapi@${version}`);

const convert = (schema) => {
  const converted = converter.convert(structuredClone(schema), 'main').schemas.main;
  console.log(JSON.stringify(schema), '->', JSON.stringify(converted));
  return converted;
};
assert.deepEqual(convert({type: 'object', dependentRequired: {phone: ['country']}}), {
  type: 'object',
  anyOf: [{not: {required: ['phone']}}, {required: [['country']]}],
});
assert.deepEqual(convert({type: 'number', exclusiveMinimum: 0}), {type: 'number', exclusiveMinimum: 0});
assert.deepEqual(convert({const: null}), {});
assert.deepEqual(convert({type: ['string', 'null'], enum: ['new', null]}), {
  type: 'string',
  enum: ['new'],
  nullable: true,
});
assert.deepEqual(convert({oneOf: [{$ref: '#/components/schemas/Pet'}, {type: 'null'}]}), {
  $ref: '#/components/schemas/Pet',
  nullable: true,
});
JS
node run.cjs
