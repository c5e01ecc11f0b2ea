#!/bin/sh
# @asyncapi/protobuf-schema-parser@3.9.0
#
# Rule: in the JSON of Protobuf, a map is an object, an int64 is a string, a member of `oneof` has its own name,
# names are in lowerCamelCase, and fields with their default value may be missing (Protocol Buffers, ProtoJSON
# Format).
#
# Instead: a map of numbers is a number. An int64 must be a number, and one below 2^53. A `oneof` is a property
# with the name of the group, whose value is that of the member. Names keep their underscores, and every field
# without `optional` is required, so most messages are refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @asyncapi/protobuf-schema-parser@3.9.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {ProtoBuffSchemaParser} = require('@asyncapi/protobuf-schema-parser');

const {version} = JSON.parse(readFileSync('node_modules/@asyncapi/protobuf-schema-parser/package.json', 'utf8'));
assert.equal(version, '3.9.0');
console.log(`@asyncapi/protobuf-schema-parser@${version}`);

const data = `syntax = "proto3";
message Order {
  int64 id = 1;
  map<string, int32> stock = 2;
  string created_at = 3;
  oneof payment { string card = 4; int32 cash = 5; }
}`;
const input = {data, meta: {}, asyncapi: {version: '3.0.0'}, defaultSchemaFormat: ''};
const {properties, required} = ProtoBuffSchemaParser().parse(input);
console.log(JSON.stringify({properties, required}, null, 1));
assert.deepEqual(required, ['id', 'stock', 'created_at']);
assert.deepEqual(Object.keys(properties), ['id', 'stock', 'created_at', 'payment']);
assert.equal(properties.stock.type, 'integer');
assert.deepEqual([properties.id.type, properties.id.maximum], ['integer', 2 ** 53 - 1]);
assert.deepEqual(
  properties.payment.oneOf.map(({type}) => type),
  ['string', 'integer'],
);
JS
node run.cjs
