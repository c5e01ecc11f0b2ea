#!/bin/sh
# openapi-snippet@0.14.0
#
# Rule: a schema without `example` still says which values are valid: those of `enum`, and the
# `default` is one that the server assumes (OpenAPI 3.0.3, 4.7.24). A path parameter is expanded
# by RFC 6570 (4.7.12.3), which percent-encodes a space. A parameter has either `schema` or
# `content` (4.7.12.2).
#
# Instead: the sample request of a parameter with `enum` or `default` sends SOME_STRING_VALUE, which
# the server must refuse. A path parameter whose example has a space gets no sample at all
# ("validation failed"), although the same example in the query is encoded, and a parameter with
# `content` ends with a TypeError.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-snippet@0.14.0 >&2

cat >run.js <<'JS'
import assert from 'node:assert/strict';
import fs from 'node:fs';
import snippets from 'openapi-snippet';
const {version} = JSON.parse(fs.readFileSync('node_modules/openapi-snippet/package.json', 'utf8'));
assert.equal(version, '0.14.0');

const sample = (parameter) => {
  const path = parameter.in === 'path' ? '/orders/{order}' : '/orders';
  const contract = {
    openapi: '3.0.3',
    info: {title: 'Orders', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {[path]: {get: {
      parameters: [{required: true, ...parameter}],
      responses: {200: {description: 'Orders.'}},
    }}},
  };
  try {
    const [{content}] = snippets.getEndpointSnippets(contract, path, 'get', ['shell_curl']).snippets;
    return /https:[^' ]*/.exec(content)[0];
  } catch (error) {
    return error.message;
  }
};
const text = {type: 'string'};
const number = {content: {'application/json': {schema: {type: 'integer'}, example: 4}}};
for (const [parameter, expected] of [
  [{name: 'state', in: 'query', schema: {...text, enum: ['open', 'sent']}},
    'https://api.example.com/orders?state=SOME_STRING_VALUE'],
  [{name: 'sort', in: 'query', schema: {...text, default: 'date'}},
    'https://api.example.com/orders?sort=SOME_STRING_VALUE'],
  [{name: 'name', in: 'query', schema: text, example: 'A 7'},
    'https://api.example.com/orders?name=A%207'],
  [{name: 'order', in: 'path', schema: text, example: 'A 7'}, 'validation failed'],
  [{name: 'limit', in: 'query', ...number}, /^Cannot read properties of undefined/],
]) {
  const found = sample(parameter);
  console.log(parameter.in, parameter.name, '->', found);
  if (expected instanceof RegExp) assert.match(found, expected);
  else assert.equal(found, expected);
}
JS
node run.js
