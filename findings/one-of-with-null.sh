#!/bin/sh
# @openapi-contrib/json-schema-to-openapi-schema@4.3.4
#
# Rule: exactly one subschema of `oneOf` accepts the value (JSON Schema 2020-12 Core, 10.2.1.3),
# so text, a whole number and null are valid here. In OpenAPI 3.0 `nullable: true` adds null to
# the `type` beside it (OpenAPI 3.0.3, 4.7.24 Schema Object). A conversion from JSON Schema to
# OpenAPI 3.0 must not change which values are valid.
#
# Instead: null is removed from `oneOf`, and every remaining branch becomes nullable. Two branches
# accept null now, so `oneOf` refuses it. The bounds `minimum: 5` with `exclusiveMinimum: 3`
# become `minimum: 3, exclusiveMinimum: true`, which accepts 4.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @openapi-contrib/json-schema-to-openapi-schema@4.3.4 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {convert} from '@openapi-contrib/json-schema-to-openapi-schema';

const name = '@openapi-contrib/json-schema-to-openapi-schema';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '4.3.4');
console.log(`${name}@${version}`);

const choice = await convert({oneOf: [{type: 'string'}, {type: 'integer'}, {type: 'null'}]});
console.log('text, integer or null:', JSON.stringify(choice));
assert.deepEqual(choice, {
  oneOf: [
    {type: 'string', nullable: true},
    {type: 'integer', nullable: true},
  ],
});
const branchesThatAcceptNull = choice.oneOf.filter(({nullable}) => nullable).length;
assert.equal(branchesThatAcceptNull, 2);

const bounds = await convert({type: 'integer', minimum: 5, exclusiveMinimum: 3});
console.log('at least 5:', JSON.stringify(bounds));
assert.deepEqual(bounds, {type: 'integer', minimum: 3, exclusiveMinimum: true});
JS
node run.mjs
