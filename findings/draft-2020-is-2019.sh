#!/bin/sh
# json-schema-migrate@2.0.0, read by @hyperjump/json-schema@1.18.0
#
# Rule: `$schema` names the dialect by which a schema is read (JSON Schema 2020-12 Core, 8.1.1).
# `prefixItems` is of 2020-12 (10.3.1.1); 2019-09 has a list in `items` instead (2019-09 Core,
# 9.3.1.1).
#
# Instead: `draft2020` rewrites the list to `prefixItems` and never declares 2020-12: draft-07
# stays, and draft-04 or no `$schema` becomes 2019-09. In both, `prefixItems` is unknown and `items:
# false` refuses every entry. A validator that follows `$schema` rejects all pairs that were valid,
# and in lists without `additionalItems` it checks no entry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-migrate@2.0.0 @hyperjump/json-schema@1.18.0 @hyperjump/browser@1.5.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {registerSchema, validate} from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/draft-2019-09';
import migrate from 'json-schema-migrate';

for (const [name, version] of [
  ['json-schema-migrate', '2.0.0'],
  ['@hyperjump/json-schema', '1.18.0'],
]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const old = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: [{type: 'string'}, {type: 'integer'}],
};
let count = 0;
async function accepts(schema, value) {
  count += 1;
  const id = `https://schemas.example.com/${count}`;
  registerSchema(structuredClone(schema), id);
  return (await validate(id, value)).valid;
}
const {$schema: draft7, ...bare} = old;
const draft2019 = 'https://json-schema.org/draft/2019-09/schema';
for (const [schema, value, before, after] of [
  [{...old, additionalItems: false}, ['a', 1], true, false],
  [old, [1, 'a'], false, true],
  [bare, [1, 'a'], false, true],
]) {
  const migrated = structuredClone(schema);
  migrate.draft2020(migrated);
  console.log(JSON.stringify(migrated));
  assert.equal(migrated.$schema, schema === bare ? draft2019 : draft7);
  assert.equal(migrated.prefixItems.length, 2);
  const found = [await accepts({$schema: draft7, ...schema}, value), await accepts(migrated, value)];
  console.log(JSON.stringify(value), 'before and after:', found);
  assert.deepEqual(found, [before, after]);
  const corrected = {...migrated, $schema: 'https://json-schema.org/draft/2020-12/schema'};
  assert.equal(await accepts(corrected, value), before);
}
JS
node run.mjs
