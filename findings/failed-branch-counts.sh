#!/bin/sh
# json-schema-library@11.6.2
#
# Rule: `unevaluatedProperties` applies to the properties that no adjacent keyword has evaluated, and a branch
# of `anyOf` or `oneOf` that fails contributes no evaluated properties (JSON Schema 2020-12 Core, 7.7.1, 11.3).
#
# Instead: if a branch fails only because a required property is missing, its other properties count as
# evaluated. A contact with an email address may also have a phone number that no matching branch describes.
# A branch that fails by the type of a property does not count.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-library@11.6.2 ajv@8.17.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {default: Ajv} = require('ajv/dist/2020');
const {compileSchema} = require('json-schema-library');

const {version} = JSON.parse(readFileSync('node_modules/json-schema-library/package.json', 'utf8'));
assert.equal(version, '11.6.2');
console.log(`json-schema-library@${version}`);

const text = {type: 'string'};
const branches = [
  {properties: {email: text}, required: ['email']},
  {properties: {phone: text, country: text}, required: ['phone', 'country']},
];
const value = {email: 'ann@example.com', phone: '12345'};
for (const keyword of ['anyOf', 'oneOf']) {
  const schema = {type: 'object', [keyword]: branches, unevaluatedProperties: false};
  const expected = new Ajv({strict: false}).validate(schema, value);
  const {valid} = compileSchema(schema).validate(value);
  console.log(keyword, JSON.stringify(value), 'ajv:', expected, 'json-schema-library:', valid);
  assert.deepEqual([expected, valid], [false, true]);
  assert.equal(compileSchema(schema).validate({...value, phone: 12345}).valid, false);
  assert.equal(compileSchema(schema).validate({email: 'ann@example.com', other: 1}).valid, false);
}
JS
node run.cjs
