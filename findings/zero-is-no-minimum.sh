#!/bin/sh
# json-schema-to-yup@1.8.8
#
# Rule: `minimum: 0` excludes negative numbers (JSON Schema draft-07 Validation, 6.2.4), `integer` excludes
# fractions (6.1.1), `multipleOf` is checked (6.2.1), and a required array may be empty (6.5.3).
#
# Instead: a minimum of 0 is ignored, although 1 is checked. Fractions and numbers that are no multiple
# are valid, and a required array must have an entry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-to-yup@1.8.8 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {buildYup} = require('json-schema-to-yup');

const {version} = JSON.parse(readFileSync('node_modules/json-schema-to-yup/package.json', 'utf8'));
assert.equal(version, '1.8.8');
console.log(`json-schema-to-yup@${version}`);

const isValid = (schema, value, required = []) => {
  const yup = buildYup({type: 'object', properties: {value: {...schema}}, required});
  const valid = yup.isValidSync({value});
  console.log(JSON.stringify(schema), JSON.stringify(value), valid ? 'valid' : 'invalid');
  return valid;
};
assert.equal(isValid({type: 'number', minimum: 1}, 0), false);
assert.equal(isValid({type: 'number', minimum: 0}, -5), true);
assert.equal(isValid({type: 'integer'}, 4.5), true);
assert.equal(isValid({type: 'number', multipleOf: 5}, 3), true);
assert.equal(isValid({type: 'array', items: {type: 'string'}}, [], ['value']), false);
JS
node run.cjs
