#!/bin/sh
# @pactflow/openapi-pact-comparator@2.3.1
#
# Rule: a read-only property in `required` is required 'on the response only', and should not be
# sent (OpenAPI 3.0.3, 4.7.24 Schema Object). Form bodies and query parameters are text, which is
# read by the type in the schema (4.7.14, Support for x-www-form-urlencoded Request Bodies).
# `pipeDelimited` joins a list by `|`, and an exploded object is sent as one parameter for each
# property (4.7.12.3 Style Values).
#
# Instead: the comparison of a consumer's contract test with the API's contract reports all of these
# requests as incompatible, and a test of such a request can never pass. With commas a list is
# right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @pactflow/openapi-pact-comparator@2.3.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {Comparator} from '@pactflow/openapi-pact-comparator';

const file = 'node_modules/@pactflow/openapi-pact-comparator/package.json';
const {version} = JSON.parse(readFileSync(file, 'utf8'));
assert.equal(version, '2.3.1');
console.log(`@pactflow/openapi-pact-comparator@${version}`);

async function compare(label, operation, request, expected) {
  const oas = {
    openapi: '3.0.3',
    info: {title: 'Orders', version: '1'},
    paths: {'/orders': {post: {...operation, responses: {200: {description: 'Orders'}}}}},
  };
  const interaction = {
    description: label,
    request: {method: 'POST', path: '/orders', ...request},
    response: {status: 200},
  };
  const pact = {
    consumer: {name: 'shop'},
    provider: {name: 'orders'},
    interactions: [interaction],
    metadata: {pactSpecification: {version: '2.0.0'}},
  };
  const codes = [];
  for await (const {code, message} of new Comparator({oas}).compare(pact)) {
    console.log(`${label}: ${message}`);
    codes.push(code);
  }
  assert.deepEqual(codes, expected);
}

const integer = {type: 'integer'};
const withBody = (mediaType, schema) => ({requestBody: {content: {[mediaType]: {schema}}}});
const withQuery = (fields) => ({parameters: [{name: 'ids', in: 'query', ...fields}]});
const send = (mediaType, body) => ({headers: {'Content-Type': mediaType}, body});
const list = {explode: false, schema: {type: 'array', items: integer}};
const form = 'application/x-www-form-urlencoded';
const properties = {id: {...integer, readOnly: true}, count: integer};
await compare(
  'read-only property',
  withBody('application/json', {type: 'object', required: ['id', 'count'], properties}),
  send('application/json', {count: 1}),
  ['request.body.incompatible'],
);
await compare(
  'form',
  withBody(form, {type: 'object', properties: {count: integer}}),
  send(form, 'count=1'),
  ['request.body.incompatible'],
);
await compare('pipes', withQuery({...list, style: 'pipeDelimited'}), {query: 'ids=1%7C2'}, [
  'request.query.incompatible',
]);
await compare('commas', withQuery(list), {query: 'ids=1,2'}, []);
await compare(
  'exploded object',
  withQuery({schema: {type: 'object', properties: {count: integer}}}),
  {query: 'count=1'},
  ['request.query.unknown'],
);
JS
node run.mjs
