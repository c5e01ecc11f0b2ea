#!/bin/sh
# mock-json-schema@1.1.3
# @stoplight/json-schema-sampler@0.3.0
#
# Rule: a sample of a schema should be valid against it: `exclusiveMinimum` (JSON Schema 2020-12 Validation,
# 6.2.5), `multipleOf` (6.2.1), `const` (6.1.3), a list of types (6.1.1), `required` (6.5.3), `prefixItems` (Core,
# 10.3.1.1).
#
# Instead: each of the two samplers makes values that their schemas reject, and neither says so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  mock-json-schema@1.1.3 @stoplight/json-schema-sampler@0.3.0 ajv@8.17.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {sample} = require('@stoplight/json-schema-sampler');
const {default: Ajv} = require('ajv/dist/2020');
const {mock} = require('mock-json-schema');

for (const [name, expected] of [
  ['mock-json-schema', '1.1.3'],
  ['@stoplight/json-schema-sampler', '0.3.0'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}
const ajv = new Ajv({strict: false});
const count = (name, make, schemas) => {
  const wrong = schemas.filter((schema) => {
    const value = make(schema);
    const valid = ajv.validate(schema, value);
    console.log(name, JSON.stringify(schema), JSON.stringify(value), valid ? 'valid' : 'invalid');
    return !valid;
  });
  return wrong.length;
};
const shared = [{type: 'integer', minimum: 5}, {type: 'string', minLength: 20}];
assert.equal(count('both', (schema) => mock(schema), shared), 0);
assert.equal(count('both', (schema) => sample(schema), shared), 0);
assert.equal(
  count('mock-json-schema', (schema) => mock(schema), [
    {type: 'integer', exclusiveMinimum: 5},
    {const: 'new'},
    {type: ['null', 'integer']},
  ]),
  3,
);
assert.equal(
  count('@stoplight/json-schema-sampler', (schema) => sample(schema), [
    {type: 'integer', minimum: 1, multipleOf: 7},
    {type: 'object', required: ['name']},
    {type: 'array', minItems: 1, prefixItems: [{const: 'new'}]},
  ]),
  3,
);
JS
node run.cjs
