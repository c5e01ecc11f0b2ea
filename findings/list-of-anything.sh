#!/bin/sh
# apib2swagger@1.17.1
#
# Rule: a parameter may have the type `array[string]`, and `{?tags*}` in the URI template repeats it (API Blueprint
# 1A, URI Parameters section; RFC 6570, 3.2.8). In MSON, `array[Order]` names the type of the items.
#
# Instead: `array[Order]` becomes an array of anything, in a response and as an attribute. Only `array[Order]` with
# `fixed-type` has the reference to the schema. The repeated query parameter is one string. The default of an
# attribute is missing in the shared schema, where its sample is the example.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  apib2swagger@1.17.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {convert} = require('apib2swagger');

const {version} = JSON.parse(readFileSync('node_modules/apib2swagger/package.json', 'utf8'));
assert.equal(version, '1.17.1');
console.log(`apib2swagger@${version}`);

const blueprint = `FORMAT: 1A
HOST: https://api.example.com

# Shop

## Orders [/orders{?tags*}]

### List orders [GET]

+ Parameters
    + tags: a,b (array[string], optional)

+ Response 200 (application/json)
    + Attributes (array[Order])

# Data Structures

## Order (object)
+ id: 1 (number, required)
+ state: open (string)
    + Default: open
+ lines (array[Line])
+ fixed (array[Line], fixed-type)

## Line (object)
+ sku: A (string, required)
`;
convert(blueprint, {openApi3: true, preferReference: true}, (error, result) => {
  assert.equal(error, null);
  const {get} = result.swagger.paths['/orders'];
  const body = get.responses[200].content['application/json'].schema;
  const {Order} = result.swagger.components.schemas;
  console.log('response', JSON.stringify(body));
  console.log('attributes', JSON.stringify(Order.properties));
  console.log('parameter', JSON.stringify(get.parameters));
  assert.deepEqual(body, {type: 'array', items: {}});
  assert.deepEqual(Order.properties.lines, {type: 'array', items: {}});
  assert.deepEqual(Order.properties.fixed.items, {$ref: '#/components/schemas/Line'});
  assert.equal(Order.properties.state.default, undefined);
  assert.deepEqual([get.parameters[0].name, get.parameters[0].schema.type], ['tags', 'string']);
});
JS
node run.cjs
