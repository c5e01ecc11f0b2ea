#!/bin/sh
# @asyncapi/converter@2.0.2, read by @asyncapi/parser@3.6.6
#
# Rule: `parameters` of a channel are the expressions in its address (AsyncAPI 3.0.0, Channel
# Object). An operation without `messages` processes all messages of its channel (Operation Object).
# A request body may have several media types (OpenAPI 3.0.3, 4.7.13 Request Body Object).
#
# Instead: when the tool turns OpenAPI into AsyncAPI, a query parameter becomes a parameter of the
# channel, which the parser of the same project refuses. Of two media types only the last is left.
# `GET /users` has no messages of its own, so it receives the body of `POST /users` and the
# responses of both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @asyncapi/converter@2.0.2 @asyncapi/parser@3.6.6 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {convertOpenAPI} from '@asyncapi/converter';
import {Parser} from '@asyncapi/parser';

for (const [name, version] of [['@asyncapi/converter', '2.0.2'], ['@asyncapi/parser', '3.6.6']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

async function convert(operations) {
  const openapi = {
    openapi: '3.0.0',
    info: {title: 'Users', version: '1'},
    servers: [{url: 'https://api.example.com/v1'}],
    paths: {'/users': operations},
  };
  const asyncapi = convertOpenAPI(openapi, '3.0.0', {perspective: 'server'});
  const {diagnostics, document} = await new Parser().parse(JSON.stringify(asyncapi));
  const errors = diagnostics.filter(({severity}) => severity === 0).map(({message}) => message);
  const messages = document?.allOperations().all().map((operation) => [
    operation.id(),
    ...operation.messages().all().map((message) => `${message.id()} ${message.contentType()}`),
  ]);
  console.log(JSON.stringify(errors.length > 0 ? errors : messages));
  return {errors, messages};
}

const json = (schema) => ({'application/json': {schema}});
const names = {description: 'Names', content: json({type: 'array', items: {type: 'string'}})};
const list = {operationId: 'list', responses: {200: names}};
const create = {
  operationId: 'create',
  requestBody: {content: {...json({type: 'object'}), 'application/xml': {schema: {type: 'object'}}}},
  responses: {201: {description: 'Created'}},
};
assert.deepEqual((await convert({get: list, post: create})).messages, [
  [
    'list',
    'listResponse200 application/json',
    'createRequest application/xml',
    'createResponse201 undefined',
  ],
  ['create', 'createRequest application/xml'],
]);

const page = {name: 'page', in: 'query', schema: {type: 'string'}};
const {errors} = await convert({get: {...list, parameters: [page]}});
assert.deepEqual(errors, [`Channel's "parameters" object has redundant defined "page" parameter.`]);
JS
node run.mjs
