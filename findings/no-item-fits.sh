#!/bin/sh
# json-schema-to-typescript@16.0.0
#
# Rule: `prefixItems` describes the first entries of a list, and `items` only those after them (JSON
# Schema 2020-12 Core, 10.3.1.1 and 10.3.1.2). With `items: false` the list ends there. `required`
# may name a property that `properties` does not describe (Validation, 6.5.3).
#
# Instead: `prefixItems` is ignored and `items: false` is not, so a pair of text and number has the
# type `never[]`: the compiler accepts the empty list only. A required property without a
# description is forgotten, and a `oneOf` of `required` opens an object that `additionalProperties:
# false` closes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-to-typescript@16.0.0 typescript@5.9.3 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {execFileSync} from 'node:child_process';
import {compile} from 'json-schema-to-typescript';

const file = 'node_modules/json-schema-to-typescript/package.json';
const {version} = JSON.parse(readFileSync(file, 'utf8'));
assert.equal(version, '16.0.0');
console.log(`json-schema-to-typescript@${version}`);

async function toType(schema) {
  const code = await compile({title: 'Value', ...schema}, 'Value', {bannerComment: ''});
  const type = code.replaceAll(/\/\*\*[^]*?\*\//g, '').replaceAll(/\s+/g, ' ').trim();
  console.log(type);
  return type;
}
/** Returns true if TypeScript accepts a value as the type. */
function accepts(type, value) {
  writeFileSync('value.ts', `${type}\nexport const value: Value = ${JSON.stringify(value)};\n`);
  try {
    const flags = ['--strict', '--noEmit', '--skipLibCheck', 'value.ts'];
    execFileSync('node_modules/.bin/tsc', flags, {stdio: 'pipe'});
    return true;
  } catch {
    return false;
  }
}

const text = {type: 'string'};
const pair = await toType({type: 'array', prefixItems: [text, {type: 'integer'}], items: false});
assert.equal(pair, 'export type Value = never[];');
assert.deepEqual([accepts(pair, []), accepts(pair, ['a', 1])], [true, false]);

const properties = {email: text, phone: text};
const base = {type: 'object', properties, additionalProperties: false};
const contact = await toType({...base, oneOf: [{required: ['email']}, {required: ['phone']}]});
assert.equal(accepts(contact, {fax: 1}), true);
const closed = await toType(base);
assert.equal(accepts(closed, {fax: 1}), false);
const named = await toType({type: 'object', required: ['id'], additionalProperties: {type: 'integer'}});
assert.equal(accepts(named, {}), true);
JS
node run.mjs
