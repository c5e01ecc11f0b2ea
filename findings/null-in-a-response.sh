#!/bin/sh
# api-smart-diff@1.0.6
#
# Rule: `nullable: true` adds null to the values of a schema (OpenAPI 3.0.3, 4.7.24), as a further
# item of `enum` adds a value. In a response, both send clients a value that they do not know, and a
# property that is gone is one that they miss. The library knows the direction: it calls a further
# `enum` item or a higher `maximum` breaking in a response, and non-breaking in a request.
#
# Instead: `nullable` is classified the other way round, breaking in a request and non-breaking in a
# response, and a property that is removed from a response is non-breaking.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  api-smart-diff@1.0.6 >&2

cat >run.js <<'JS'
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {apiDiff} from 'api-smart-diff';
const {version} = JSON.parse(fs.readFileSync('node_modules/api-smart-diff/package.json', 'utf8'));
assert.equal(version, '1.0.6');

const toContract = (request, response) => {
  const toContent = (properties) => ({'application/json': {schema: {type: 'object', properties}}});
  return {
    openapi: '3.0.3',
    info: {title: 'Orders', version: '1'},
    paths: {'/orders': {post: {
      requestBody: {content: toContent(request)},
      responses: {200: {description: 'The order.', content: toContent(response)}},
    }}},
  };
};
const classify = (before, after) => apiDiff(before, after).map(({type}) => type);
const [state, size] = [{type: 'string', enum: ['open']}, {type: 'integer', maximum: 5}];
for (const [change, before, after, inRequest, inResponse] of [
  ['enum gets an item', {state}, {state: {...state, enum: ['open', 'sent']}}, 'non-breaking', 'breaking'],
  ['maximum rises', {size}, {size: {...size, maximum: 9}}, 'non-breaking', 'breaking'],
  ['nullable is added', {size}, {size: {...size, nullable: true}}, 'breaking', 'non-breaking'],
  ['a property is gone', {size, state}, {size}, null, 'non-breaking'],
]) {
  const response = classify(toContract({}, before), toContract({}, after));
  const request = classify(toContract(before, {}), toContract(after, {}));
  console.log(`${change}: request ${request}, response ${response}`);
  assert.deepEqual(response, [inResponse]);
  if (inRequest !== null) assert.deepEqual(request, [inRequest]);
}
JS
node run.js
