#!/bin/sh
# @redocly/openapi-core@2.62.1 (decorator `remove-x-internal`) and openapi-format@1.33.6 (filter `flags`)
#
# Rule: an object without a property that `required` names is invalid (JSON Schema 2020-12
# Validation, 6.5.3), and a schema without keywords accepts any value (Core, 4.3.1).
#
# Instead: both tools remove the property with `x-internal: true` and leave its name in `required`
# and its value in the example. So the published schema asks for a property that it hides, and the
# example shows it. Of a property whose only variant is internal, the first tool leaves `{}`, which
# accepts anything, and the second one leaves a reference to the schema that it removed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @redocly/openapi-core@2.62.1 openapi-format@1.33.6 >&2

cat >shop.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": {"title": "Shop", "version": "1.0.0"},
  "paths": {
    "/cart": {
      "get": {
        "responses": {
          "200": {
            "description": "OK",
            "content": {
              "application/json": {
                "schema": {"$ref": "#/components/schemas/Cart"},
                "example": {"id": "a", "cost": 1}
              }
            }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Cart": {
        "type": "object",
        "required": ["id", "cost"],
        "properties": {
          "id": {"type": "string"},
          "cost": {"type": "integer", "x-internal": true},
          "payment": {"oneOf": [{"$ref": "#/components/schemas/Card"}]}
        }
      },
      "Card": {"type": "object", "x-internal": true}
    }
  }
}
JSON
cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {bundle, createConfig} from '@redocly/openapi-core';
import {openapiFilter} from 'openapi-format';

for (const [name, version] of [['@redocly/openapi-core', '2.62.1'], ['openapi-format', '1.33.6']]) {
  assert.equal(JSON.parse(fs.readFileSync(`node_modules/${name}/package.json`, 'utf8')).version, version);
  console.log(`${name}@${version}`);
}
const readContract = () => JSON.parse(fs.readFileSync('shop.json', 'utf8'));
const config = await createConfig({decorators: {'remove-x-internal': 'on'}});
const bundled = await bundle({ref: 'shop.json', config});
const filtered = await openapiFilter(readContract(), {filterSet: {flags: ['x-internal']}});
const results = [
  [bundled.bundle.parsed, {}],
  [filtered.data, {oneOf: [{$ref: '#/components/schemas/Card'}]}],
];
for (const [contract, payment] of results) {
  const {Cart, Card} = contract.components.schemas;
  const media = contract.paths['/cart'].get.responses[200].content['application/json'];
  assert.equal(Card, undefined);
  assert.deepEqual(Object.keys(Cart.properties), ['id', 'payment']);
  assert.deepEqual(Cart.required, ['id', 'cost']);
  assert.deepEqual(media.example, {id: 'a', cost: 1});
  assert.deepEqual(Cart.properties.payment, payment);
  console.log('required:', JSON.stringify(Cart.required), 'payment:', JSON.stringify(payment));
}
JS
node run.mjs
