#!/bin/sh
# @scalar/openapi-upgrader@0.4.9
#
# Rule: in Swagger 2.0 an operation may reference a shared parameter with `in: body` (Swagger 2.0,
# Parameters Definitions Object). In OpenAPI 3 that is the operation's `requestBody` (OpenAPI 3.1.1,
# 4.8.10 Operation Object); each entry of `parameters` is a parameter in path, query, header or
# cookie (4.8.12 Parameter Object).
#
# Instead: the shared parameter becomes a request body under `components`, but the reference stays
# in `parameters`, where it is invalid. The operation has no request body any more. The same body
# written in the operation is right. A shared form field next to other fields is lost in the same
# way.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @scalar/openapi-upgrader@0.4.9 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {upgrade} from '@scalar/openapi-upgrader';

const file = 'node_modules/@scalar/openapi-upgrader/package.json';
const {version} = JSON.parse(readFileSync(file, 'utf8'));
assert.equal(version, '0.4.9');
console.log(`@scalar/openapi-upgrader@${version}`);

const body = {name: 'user', in: 'body', required: true, schema: {type: 'object'}};
const responses = {204: {description: 'Saved'}};
const upgraded = upgrade(
  {
    swagger: '2.0',
    info: {title: 'Users', version: '1'},
    consumes: ['application/json'],
    parameters: {User: body, Note: {name: 'note', in: 'formData', type: 'string', required: true}},
    paths: {
      '/users': {
        post: {parameters: [{$ref: '#/parameters/User'}], responses},
        put: {parameters: [body], responses},
      },
      '/photos': {
        post: {
          consumes: ['multipart/form-data'],
          parameters: [{$ref: '#/parameters/Note'}, {name: 'photo', in: 'formData', type: 'file'}],
          responses,
        },
      },
    },
  },
  '3.1',
);
const {post, put} = upgraded.paths['/users'];
console.log(upgraded.openapi, 'shared:', JSON.stringify(post), 'own:', JSON.stringify(put));
assert.deepEqual(post.parameters, [{$ref: '#/components/requestBodies/User'}]);
assert.equal(post.requestBody, undefined);
assert.equal(put.requestBody.required, true);

const photo = upgraded.paths['/photos'].post;
const {properties} = photo.requestBody.content['multipart/form-data'].schema;
console.log('form:', JSON.stringify(photo));
assert.deepEqual(Object.keys(properties), ['photo']);
assert.deepEqual(photo.parameters, [{$ref: '#/components/requestBodies/Note'}]);
JS
node run.mjs
