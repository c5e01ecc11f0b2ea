#!/bin/sh
# openapi-schema-diff@0.0.1
#
# Rule: `requestBody.required` is false by default (OpenAPI 3.0.3, 4.7.13.1), so true breaks clients that send no
# body. So do a security requirement (4.7.10.1), and a status code that is no longer returned (4.7.16).
#
# Instead: `isEqual` is true for all three, although the package 'finds breaking changes'. A status code counts
# only if its response has a body. Moving a parameter from an operation to its path, which changes nothing,
# makes the contracts different.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-schema-diff@0.0.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const compare = require('openapi-schema-diff');

const {version} = JSON.parse(readFileSync('node_modules/openapi-schema-diff/package.json', 'utf8'));
assert.equal(version, '0.0.1');
console.log(`openapi-schema-diff@${version}`);

const contract = (operation, item) => ({
  openapi: '3.0.3',
  info: {title: 'Orders', version: '1'},
  paths: {'/orders/{id}': {put: {responses: {204: {description: 'ok'}}, ...operation}, ...item}},
});
const isEqual = (title, before, after) => {
  const result = compare(before, after).isEqual;
  console.log(title, '-> isEqual:', result);
  return result;
};
const content = {'application/json': {schema: {type: 'object'}}};
const body = (required) => contract({requestBody: {content, required}});
const status = (code, response) => contract({responses: {[code]: {description: 'ok', ...response}}});
const parameters = [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}];
const secured = contract({security: [{key: []}]});

assert.equal(isEqual('body becomes required', body(false), body(true)), true);
assert.equal(isEqual('key becomes required', contract({}), secured), true);
assert.equal(isEqual('204 becomes 202', status(204), status(202)), true);
assert.equal(isEqual('200 becomes 202', status(200, {content}), status(202, {content})), false);
assert.equal(isEqual('parameter moves', contract({parameters}), contract({}, {parameters})), false);
JS
node run.cjs
