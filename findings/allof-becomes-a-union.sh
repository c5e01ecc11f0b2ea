#!/bin/sh
# json-schema-resolve-allof@1.5.0
#
# Rule: a value is valid against `allOf` if it is valid against every branch (JSON Schema draft-07, 6.7.1). A
# merged schema therefore allows only what all branches allow.
#
# Instead: the lists of two branches are joined. Two enums become all of their values, `integer` and `number`
# become `number`, and of two patterns only the last stays. The merged schema accepts values that each branch
# was written to exclude.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-resolve-allof@1.5.0 ajv@8.17.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {default: Ajv} = require('ajv');
const resolveAllOf = require('json-schema-resolve-allof');

const {version} = JSON.parse(readFileSync('node_modules/json-schema-resolve-allof/package.json', 'utf8'));
assert.equal(version, '1.5.0');
console.log(`json-schema-resolve-allof@${version}`);

const ajv = new Ajv({strict: false});
for (const [branches, value, merged] of [
  [
    [{enum: ['draft', 'open']}, {enum: ['open', 'closed']}],
    'closed',
    {enum: ['draft', 'open', 'closed']},
  ],
  [[{type: 'integer'}, {type: 'number'}], 1.5, {type: 'number'}],
  [[{pattern: '^INV-'}, {pattern: '[0-9]{4}$'}], '2026', {pattern: '[0-9]{4}$'}],
  [[{uniqueItems: true}, {uniqueItems: false}], ['a', 'a'], {uniqueItems: false}],
]) {
  const result = resolveAllOf({allOf: structuredClone(branches)});
  const before = ajv.validate({allOf: branches}, value);
  const after = ajv.validate(result, value);
  console.log(JSON.stringify(branches), '->', JSON.stringify(result));
  console.log(' ', JSON.stringify(value), before ? 'valid' : 'invalid', '->', after ? 'valid' : 'invalid');
  assert.deepEqual(result, merged);
  assert.deepEqual([before, after], [false, true]);
}
JS
node run.cjs
