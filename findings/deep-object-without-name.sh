#!/bin/sh
# @usebruno/converters@0.23.0
#
# Rule: `style: deepObject` sends the property `city` of the parameter `filter` as `filter[city]=Oslo`
# (OpenAPI 3.0.3, 4.7.12.3 Style Values). `allOf` has the properties of all its subschemas (4.7.24
# Schema Object, Composition).
#
# Instead: the collection has a query parameter `city`, so the name of the parameter is lost and two
# parameters with the same property cannot be told apart. The body of an `allOf` is `{}`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @usebruno/converters@0.23.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {openApiToBruno} = require('@usebruno/converters');

const name = '@usebruno/converters';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '0.23.0');
console.log(`${name}@${version}`);

const city = {type: 'object', properties: {city: {type: 'string'}}};
const filter = (name) => ({name, in: 'query', style: 'deepObject', explode: true, schema: city});
const {items} = openApiToBruno({
  openapi: '3.0.3',
  info: {title: 'Trips', version: '1'},
  servers: [{url: 'https://api.example'}],
  paths: {
    '/trips': {
      get: {
        summary: 'List',
        parameters: [filter('start'), filter('end')],
        responses: {200: {description: 'Trips'}},
      },
      post: {
        summary: 'Add',
        requestBody: {
          content: {
            'application/json': {
              schema: {allOf: [city, {type: 'object', properties: {days: {type: 'integer'}}}]},
            },
          },
        },
        responses: {201: {description: 'Added'}},
      },
    },
  },
});
const find = (summary) => items.find(({name}) => name === summary).request;
const names = find('List').params.map(({name}) => name);
console.log('query:', names.join(', '));
assert.deepEqual(names, ['city', 'city']);
console.log('body:', find('Add').body.json);
assert.equal(find('Add').body.json, '{}');
JS
node run.cjs
