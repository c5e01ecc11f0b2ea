#!/bin/sh
# swagger-model-validator@3.0.21
#
# Rule: in Swagger 2.0 and OpenAPI 3.0, `exclusiveMaximum: true` makes `maximum` an exclusive limit
# (JSON Schema Validation wright-00, 5.3). A full-date names a day that exists (RFC 3339, 5.6 and
# 5.7), and with `uniqueItems`, equal objects are not unique (5.12).
#
# Instead: a number below the exclusive maximum is rejected, because it is compared with the value
# `true`: 5 of at most 10 'must be less than true'. The minimum has no such fault. 30 February is a
# valid date, and two equal objects are unique.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  swagger-model-validator@3.0.21 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const Validator = require('swagger-model-validator');

const {version} = require('swagger-model-validator/package.json');
assert.equal(version, '3.0.21');
console.log(`swagger-model-validator@${version}`);

const validator = new Validator();
const check = (name, schema, value) => {
  const model = {type: 'object', properties: {value: schema}};
  const {valid, errors = []} = validator.validate({value}, model, {}, true, false);
  console.log(`${name}:`, valid, ...errors.map(({message}) => message));
  return valid;
};

const below = {type: 'number', maximum: 10, exclusiveMaximum: true};
assert.equal(check('5, exclusive maximum 10', below, 5), false);
assert.equal(check('10, maximum 10', {...below, exclusiveMaximum: false}, 10), true);
const above = {type: 'number', minimum: 10, exclusiveMinimum: true};
assert.equal(check('11, exclusive minimum 10', above, 11), true);

assert.equal(check('30 February', {type: 'string', format: 'date'}, '2026-02-30'), true);
assert.equal(check('month 13', {type: 'string', format: 'date'}, '2026-13-01'), false);

const item = {type: 'object', properties: {id: {type: 'integer'}}};
const unique = {type: 'array', uniqueItems: true, items: item};
assert.equal(check('two equal objects', unique, [{id: 1}, {id: 1}]), true);
assert.equal(check('two equal texts', {...unique, items: {type: 'string'}}, ['a', 'a']), false);
JS
node run.cjs
