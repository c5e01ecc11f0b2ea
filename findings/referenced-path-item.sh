#!/bin/sh
# @stoplight/spectral-cli@6.16.3, its own ruleset `spectral:oas`
#
# Rule: a path item may be `$ref` to a path item under `components` (OpenAPI 3.1.1, 4.8.9 Path Item
# Object and 4.8.7 Components Object). An array needs no `items` in 3.1: JSON Schema 2020-12 has
# `prefixItems` and `contains` as well (Core, 10.3.1). The example of an XML body is its text (4.8.14
# Media Type Object: an example is 'in the correct format as specified by the media type').
#
# Instead: three errors on a valid contract. The referenced path item 'must not have unevaluated
# properties', which the same path item written in its place has not. The array lacks `items`.
# The XML text 'must be object'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @stoplight/spectral-cli@6.16.3 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

const name = '@stoplight/spectral-cli';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '6.16.3');
console.log(`${name}@${version}`);

writeFileSync('ruleset.yaml', 'extends: spectral:oas\n');
const lint = (contract) => {
  writeFileSync('contract.json', JSON.stringify({openapi: '3.1.0', ...contract}));
  const args = ['spectral', 'lint', 'contract.json', '-r', 'ruleset.yaml', '-f', 'json', '-q'];
  const found = JSON.parse(spawnSync('npx', args, {encoding: 'utf8'}).stdout);
  return found
    .filter(({severity}) => severity === 0)
    .map(({code, message}) => `${code}: ${message}`);
};
const info = {title: 'Points', version: '1'};
const pathItem = {get: {responses: {200: {description: 'Nothing'}}}};

assert.deepEqual(lint({info, paths: {'/none': pathItem}}), []);
const referenced = lint({
  info,
  paths: {'/none': {$ref: '#/components/pathItems/None'}},
  components: {pathItems: {None: pathItem}},
});
console.log(referenced.join('\n'));
assert.deepEqual(referenced, ['oas3-schema: "~1none" property must not have unevaluated properties.']);

const content = {
  'application/json': {schema: {type: 'array', prefixItems: [{type: 'number'}]}},
  'application/xml': {schema: {type: 'object', xml: {name: 'point'}}, example: '<point/>'},
};
const others = lint({
  info,
  paths: {'/point': {get: {responses: {200: {description: 'A point', content}}}}},
});
console.log(others.join('\n'));
assert.deepEqual(others, [
  'array-items: Schemas with "type: array", require a sibling "items" field',
  'oas3-valid-media-example: "example" property type must be object',
]);
JS
node run.mjs
