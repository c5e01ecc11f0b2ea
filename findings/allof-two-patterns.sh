#!/bin/sh
# json-schema-merge-allof@0.8.1 and allof-merge@0.6.8
#
# Rule: `allOf` accepts a value that each of its subschemas accepts (JSON Schema 2020-12 Core,
# 10.2.1.1), and `pattern` is not anchored: it may match anywhere in the text (JSON Schema
# 2020-12 Validation, 6.3.3). So a password with a letter (`[a-z]`) and a digit (`[0-9]`) may be
# `a1`. An integer is a number too (Validation, 6.1.1).
#
# Instead: both libraries join the two patterns to `(?=[a-z])(?=[0-9])`. Both lookaheads look at
# the same character, so no text at all satisfies the merged schema. For `number` and `integer`
# the first library raises an error and the second one returns undefined.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-merge-allof@0.8.1 allof-merge@0.6.8 ajv@8.17.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const Ajv = require('ajv/dist/2020');
const mergeAllOf = require('json-schema-merge-allof');
const {merge} = require('allof-merge');
for (const [name, version] of [['json-schema-merge-allof', '0.8.1'], ['allof-merge', '0.6.8']]) {
  const found = require('node:fs').readFileSync(`node_modules/${name}/package.json`, 'utf8');
  assert.equal(JSON.parse(found).version, version);
  console.log(`${name}@${version}`);
}

const password = {
  allOf: [
    {type: 'string', pattern: '[a-z]'},
    {type: 'string', pattern: '[0-9]'},
  ],
};
const accepts = (schema, value) => new Ajv().validate(schema, value);
const mergeInContract = (schema) =>
  merge({openapi: '3.1.0', components: {schemas: {S: schema}}}).components.schemas.S;

assert.equal(accepts(password, 'a1'), true);
for (const merged of [mergeAllOf(password), mergeInContract(password)]) {
  console.log('merged:', JSON.stringify(merged));
  assert.equal(merged.pattern, '(?=[a-z])(?=[0-9])');
  assert.deepEqual(
    ['a1', '1a', 'a', '1'].map((text) => accepts(merged, text)),
    [false, false, false, false],
  );
}

const count = {allOf: [{type: 'number'}, {type: 'integer'}]};
assert.equal(accepts(count, 5), true);
assert.throws(() => mergeAllOf(count), /Could not resolve values for path:"type"/);
assert.equal(mergeInContract(count), undefined);
console.log('number and integer: an error, and undefined');
JS
node run.cjs
