#!/bin/sh
# oas@38.6.0 and @scalar/mock-server@0.14.4
#
# Rule: text next to an expression is a part of the path, so `/jobs/{id}:run` matches `/jobs/7:run`,
# and the name in braces is the name of a parameter, as it is (OpenAPI 3.1.1, 3.5 Path Templating).
# A path without expressions is matched before a templated one, wherever they stand (4.8.8.2 Path
# Templating Matching). The scheme of an `Authorization` header is case-insensitive (RFC 9110,
# 11.1).
#
# Instead: the first library finds no operation, and calls `{user-id}` `userid`. The mock server
# answers `POST /jobs/7:run` with a 422 that demands the id, returns the job with the id 'mine' for
# `/jobs/mine` if that path comes second, and refuses `bearer` in lower case.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  oas@38.6.0 @scalar/mock-server@0.14.4 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createMockServer} from '@scalar/mock-server';
import oas from 'oas';

for (const [name, version] of [['oas', '38.6.0'], ['@scalar/mock-server', '0.14.4']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const parameter = (name) => ({name, in: 'path', required: true, schema: {type: 'string'}});
const answer = (example) => ({
  200: {description: 'OK', content: {'application/json': {schema: {type: 'string'}, example}}},
});
const contract = () => ({
  openapi: '3.1.0',
  info: {title: 'Jobs', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  paths: {
    '/jobs/{id}': {get: {parameters: [parameter('id')], responses: answer('a job')}},
    '/jobs/mine': {get: {responses: answer('my jobs')}},
    '/jobs/{id}:run': {post: {parameters: [parameter('id')], responses: answer('running')}},
    '/users/{user-id}': {get: {parameters: [parameter('user-id')], responses: answer('a user')}},
    '/secret': {get: {security: [{token: []}], responses: answer('secret')}},
  },
  components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
});

const definition = new (oas.default ?? oas)(contract());
for (const [path, method, values] of [
  ['/jobs/7', 'get', {':id': '7'}],
  ['/jobs/7:run', 'post', undefined],
  ['/users/7', 'get', {':userid': '7'}],
]) {
  const found = definition.findOperation(`https://api.example.com${path}`, method);
  console.log('oas:', method, path, found?.url.nonNormalizedPath, found?.url.slugs);
  assert.deepEqual(found?.url.slugs, values);
}

const {log} = console;
console.log = () => {};
const server = await createMockServer({document: contract()});
console.log = log;
for (const [path, method, headers, status, text] of [
  ['/jobs/7', 'GET', {}, 200, 'a job'],
  ['/jobs/7:run', 'POST', {}, 422, 'id is required'],
  ['/jobs/mine', 'GET', {}, 200, 'a job'],
  ['/secret', 'GET', {Authorization: 'Bearer x'}, 200, 'secret'],
  ['/secret', 'GET', {Authorization: 'bearer x'}, 401, 'Authentication is required'],
]) {
  const response = await server.request(path, {method, headers});
  const body = await response.text();
  console.log('mock:', method, path, JSON.stringify(headers), response.status, body);
  assert.equal(response.status, status);
  assert.ok(body.includes(text));
}
process.exit();
JS
node run.mjs
