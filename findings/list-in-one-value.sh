#!/bin/sh
# @har-sdk/oas@2.12.2
#
# Rule: without `style` and `explode`, a query parameter repeats its name for each entry of an array, as in
# `id=1&id=2`, and has one pair for each property of an object. `deepObject` writes `filter[min]=3`. With
# `content`, the value is serialized by its media type (OpenAPI 3.0.3, 4.7.12.1 to 4.7.12.3). The servers of a
# path item replace those of the contract (4.7.9).
#
# Instead: an array is one value with commas, which `explode: false` describes. `filter[min]` becomes `min`, a
# JSON parameter is sent without a value, and the path with servers of its own goes to the host of the contract.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @har-sdk/oas@2.12.2 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {oas2har} = require('@har-sdk/oas');

const {version} = JSON.parse(readFileSync('node_modules/@har-sdk/oas/package.json', 'utf8'));
assert.equal(version, '2.12.2');
console.log(`@har-sdk/oas@${version}`);

const query = (name, schema, rest) => ({name, in: 'query', required: true, schema, ...rest});
const responses = {200: {description: 'ok'}};
const object = {type: 'object', properties: {min: {type: 'integer'}}};
oas2har({
  openapi: '3.0.3',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  paths: {
    '/orders': {
      get: {
        parameters: [
          query('id', {type: 'array', items: {type: 'integer'}}, {example: [1, 2]}),
          query('csv', {type: 'array', items: {type: 'integer'}}, {example: [1, 2], explode: false}),
          query('filter', object, {style: 'deepObject', explode: true, example: {min: 3}}),
          query('where', undefined, {
            content: {'application/json': {schema: object, example: {min: 3}}},
          }),
        ],
        responses,
      },
    },
    '/files': {servers: [{url: 'https://files.example.com'}], get: {responses}},
  },
})
  .then(([orders, files]) => {
    const sent = orders.queryString.map(({name, value}) => `${name}=${value}`);
    console.log(sent, files.url);
    assert.deepEqual(sent, ['id=1,2', 'csv=1,2', 'min=3', 'where=']);
    assert.equal(files.url, 'https://api.example.com/files');
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
JS
node run.cjs
