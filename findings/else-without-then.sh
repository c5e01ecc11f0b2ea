#!/bin/sh
# ajv@8.20.0 (`ajv/dist/2020`)
#
# Rule: `unevaluatedProperties` applies to the properties that no successful subschema describes.
# `if` describes its properties if the value matches it, also without `then`; a subschema that fails
# describes none (JSON Schema 2020-12 Core, 7.7.1, 10.2.2.1 and 11.3).
#
# Instead: without properties in `then`, it is the other way round. A value that matches `if` is
# refused, as if `if` described nothing. One that does not match it is accepted with the properties
# of `if`, which failed. With a `then` that describes properties, both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  ajv@8.20.0 @hyperjump/json-schema@1.18.0 @hyperjump/browser@1.5.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {registerSchema, validate} from '@hyperjump/json-schema/draft-2020-12';
import Ajv from 'ajv/dist/2020.js';

const {version} = JSON.parse(readFileSync('node_modules/ajv/package.json', 'utf8'));
assert.equal(version, '8.20.0');
console.log(`ajv@${version}`);

const byCard = {properties: {method: {const: 'card'}}, required: ['method']};
const orElse = {properties: {iban: true}};
const check = {properties: {last4: true}};
let count = 0;
for (const [schema, value, valid, accepted] of [
  [{if: byCard, else: orElse}, {method: 'card'}, true, false],
  [{if: byCard, else: orElse}, {method: 'bank', iban: 'x'}, false, true],
  [{if: byCard, then: true, else: orElse}, {method: 'bank', iban: 'x'}, false, true],
  [{if: byCard}, {method: 'card'}, true, false],
  [{if: byCard, then: check, else: orElse}, {method: 'card'}, true, true],
  [{if: byCard, then: check, else: orElse}, {method: 'bank', iban: 'x'}, false, false],
]) {
  const closed = {...schema, unevaluatedProperties: false};
  count += 1;
  const id = `https://schemas.example.com/${count}`;
  registerSchema({$schema: 'https://json-schema.org/draft/2020-12/schema', ...closed}, id);
  assert.equal((await validate(id, value)).valid, valid);
  const found = new Ajv({strict: false}).validate(closed, value);
  console.log(JSON.stringify(closed), JSON.stringify(value), found ? 'accepted' : 'refused');
  assert.equal(found, accepted);
}
JS
node run.mjs
