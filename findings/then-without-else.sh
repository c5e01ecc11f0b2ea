#!/bin/sh
# json-schema-to-zod@2.8.1
#
# Rule: `uniqueItems` compares items by value (JSON Schema 2020-12 Validation, 6.4.3; Core, 4.2.2), `prefixItems`
# applies to the items at its positions and `items: false` allows no others (Core, 10.3.1), and `if` with `then`
# applies without `else` (10.2.2).
#
# Instead: equal objects count as different, and of `prefixItems`, `items: false` and `if` without `else`
# nothing is left in the generated code: everything passes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-to-zod@2.8.1 zod@4.1.13 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {jsonSchemaToZod} = require('json-schema-to-zod');
const {z} = require('zod');

const name = 'json-schema-to-zod';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '2.8.1');
console.log(`${name}@${version}`);

const accepts = (schema, value) => {
  const code = jsonSchemaToZod(schema);
  const {success} = new Function('z', `return ${code}`)(z).safeParse(value);
  console.log(JSON.stringify(schema), JSON.stringify(value), success ? 'accepted' : 'rejected');
  return success;
};
const unique = {type: 'array', uniqueItems: true};
assert.equal(accepts({...unique, items: {type: 'string'}}, ['a', 'a']), false);
assert.equal(accepts({...unique, items: {type: 'object'}}, [{id: 1}, {id: 1}]), true);
const pair = {type: 'array', prefixItems: [{type: 'string'}, {type: 'number'}], items: false};
assert.equal(accepts(pair, [1, 'a', 'b']), true);
const paid = {type: 'object', properties: {paid: {const: true}}, required: ['paid']};
assert.equal(accepts({if: paid, then: {required: ['receipt']}}, {paid: true}), true);
JS
node run.cjs
