#!/bin/sh
# json-schema-to-avro@1.1.0
# jsonschema-protobuf@1.0.2
#
# Rule: `number` is any number, and an integer has no upper bound unless the schema sets one (JSON Schema
# 2020-12 Core, 4.2.1). `format: int64` is a signed integer of 64 bits (OpenAPI 3.0.3, 4.4). Avro has `double`,
# `long` and `map`, Protobuf has `double` and `int64`.
#
# Instead: both write 32 bits for `format: int64`. A price becomes a 32-bit `float` in Avro and an integer in
# Protobuf, so the cents are lost. An Avro enum of numbers becomes a string, and an object with any names
# becomes a record without fields, which drops all of its entries.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-schema-to-avro@1.1.0 jsonschema-protobuf@1.0.2 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const avro = require('json-schema-to-avro');
const protobuf = require('jsonschema-protobuf');

for (const [name, expected] of [
  ['json-schema-to-avro', '1.1.0'],
  ['jsonschema-protobuf', '1.0.2'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const properties = {
  price: {type: 'number'},
  bytes: {type: 'integer', format: 'int64'},
  level: {type: 'integer', enum: [1, 2]},
  labels: {type: 'object', additionalProperties: {type: 'string'}},
};
const required = Object.keys(properties);
const schema = {$id: 'https://example.com/order.json', title: 'Order', type: 'object', required, properties};

const {fields} = avro.convert(structuredClone(schema));
const types = Object.fromEntries(fields.map(({name, type}) => [name, type]));
console.log('Avro', JSON.stringify(types));
assert.deepEqual([types.price, types.bytes, types.level], ['float', 'int', 'string']);
assert.deepEqual([types.labels.type, types.labels.fields], ['record', []]);

const message = protobuf(structuredClone(schema));
console.log(message);
assert.match(message, /required int32 price = /);
assert.match(message, /required int32 bytes = /);
JS
node run.cjs
