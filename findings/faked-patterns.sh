#!/bin/sh
# json-schema-faker@0.6.3
#
# Rule: a generated value must satisfy the whole schema: `pattern` and `minLength` together (JSON Schema
# 2020-12 Validation, 6.3.2 and 6.3.3), the pattern of `propertyNames` (Core, 10.3.2.4), and `not`
# (Core, 10.2.1.4).
#
# Instead: a text of small letters with a minimum length is filled up with any letters, names of
# properties ignore their pattern, and `not` is only read for single values. With `oneOf`,
# `unevaluatedProperties` and `if`, which look harder, nothing is wrong.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-faker@0.6.3 ajv@8.17.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import {generate} from 'json-schema-faker';

const {version} = JSON.parse(readFileSync('node_modules/json-schema-faker/package.json', 'utf8'));
assert.equal(version, '0.6.3');
console.log(`json-schema-faker@${version}`);

const text = {type: 'string'};
const both = {type: 'object', required: ['a'], properties: {a: text, b: text}};
for (const [about, schema, fewest, most] of [
  ['pattern and minLength', {...text, pattern: '^[a-z]+$', minLength: 8}, 15, 20],
  ['propertyNames', {type: 'object', propertyNames: {pattern: '^a[0-9]$'}, minProperties: 2}, 20, 20],
  ['not both', {...both, not: {required: ['b']}}, 1, 20],
  ['either', {...both, required: [], oneOf: [{required: ['a']}, {required: ['b']}]}, 0, 0],
  ['nothing else', {...both, unevaluatedProperties: false}, 0, 0],
]) {
  const validate = new Ajv({strict: false}).compile(schema);
  const wrong = [];
  for (let seed = 1; seed <= 20; seed += 1) {
    const value = await generate(structuredClone(schema), {seed});
    if (!validate(value)) wrong.push(JSON.stringify(value));
  }
  console.log(`${about}: ${wrong.length} of 20 wrong`, wrong[0] ?? '');
  assert.ok(wrong.length >= fewest && wrong.length <= most);
}
JS
node run.mjs
