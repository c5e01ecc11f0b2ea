#!/bin/sh
# json-schema-default@1.0.2
#
# Rule: `items` describes each entry of an array (JSON Schema 2020-12 Core, 10.3.1.2), so a value with its
# defaults is an array, for instance the empty one. `allOf` applies every branch to the same value (10.2.1.1).
#
# Instead: the array becomes an object with the property `items`, which the schema refuses. Defaults within
# `allOf` and behind `$ref` are missing, although the defaults of a property next to them are there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-default@1.0.2 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {jsonDefault} from 'json-schema-default';

const {version} = JSON.parse(readFileSync('node_modules/json-schema-default/package.json', 'utf8'));
assert.equal(version, '1.0.2');
console.log(`json-schema-default@${version}`);

const line = {type: 'object', properties: {quantity: {type: 'integer', default: 1}}};
const show = (schema) => {
  const value = jsonDefault(structuredClone(schema));
  console.log(JSON.stringify(schema), '->', JSON.stringify(value));
  return value;
};
assert.deepEqual(
  show({type: 'object', properties: {lines: {type: 'array', items: line}, state: {default: 'new'}}}),
  {lines: {items: {quantity: 1}}, state: 'new'},
);
assert.deepEqual(show({allOf: [line], properties: {state: {default: 'new'}}}), {state: 'new'});
assert.deepEqual(
  show({$defs: {line}, properties: {first: {$ref: '#/$defs/line'}, state: {default: 'new'}}}),
  {state: 'new'},
);
JS
node run.mjs
