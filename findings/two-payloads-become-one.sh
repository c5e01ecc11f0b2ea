#!/bin/sh
# @asyncapi/optimizer@2.0.0
#
# Rule: moving a part of a document to `components` and referencing it does not change its meaning (AsyncAPI
# 3.0.0, Reference Object).
#
# Instead: with the default options, schemas move to `components.schemas` under the last part of their path.
# All payloads of messages without a name of their own are called `payload`, so the second message gets the
# payload of the first. A property called `items` and the `items` of its array share a name too: the array
# contains itself without end, and the schema of its entries is lost.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @asyncapi/optimizer@2.0.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {Optimizer} = require('@asyncapi/optimizer');

const {version} = JSON.parse(readFileSync('node_modules/@asyncapi/optimizer/package.json', 'utf8'));
assert.equal(version, '2.0.0');
console.log(`@asyncapi/optimizer@${version}`);

const entry = {type: 'object', properties: {sku: {type: 'string'}}};
const document = {
  asyncapi: '3.0.0',
  info: {title: 'Shop', version: '1'},
  channels: {
    orders: {
      address: 'orders',
      messages: {
        created: {payload: {type: 'object', properties: {items: {type: 'array', items: entry}}}},
        cancelled: {payload: {type: 'object', properties: {reason: {type: 'string'}}}},
      },
    },
  },
  operations: {onOrder: {action: 'receive', channel: {$ref: '#/channels/orders'}}},
};
const optimizer = new Optimizer(JSON.stringify(document));
optimizer
  .getReport()
  .then(() => {
    const {messages, schemas} = JSON.parse(optimizer.getOptimizedDocument({output: 'JSON'})).components;
    console.log(JSON.stringify({messages, schemas}, null, 1));
    const reference = {$ref: '#/components/schemas/payload'};
    assert.deepEqual(messages, {created: {payload: reference}, cancelled: {payload: reference}});
    assert.deepEqual(Object.keys(schemas.payload.properties), ['items']);
    assert.deepEqual(schemas.items, {type: 'array', items: {$ref: '#/components/schemas/items'}});
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
JS
node run.cjs
