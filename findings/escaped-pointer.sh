#!/bin/sh
# @trojs/openapi-dereference@2.0.4, dereference-json-schema@0.2.3 and json-schema-deref-sync@0.14.0
#
# Rule: in a reference `~1` is a slash (RFC 6901, 3 and 4), so `#/paths/~1users` is the path
# `/users`. A path item may be such a reference (OpenAPI 3.0.3, 4.7.9 Path Item Object).
#
# Instead: the first two libraries replace the path item by null without an error, and the third one
# leaves the reference in its result, which should have none. A reference to a part of an operation
# is a TypeError in all three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @trojs/openapi-dereference@2.0.4 dereference-json-schema@0.2.3 json-schema-deref-sync@0.14.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dereferenceSync} from '@trojs/openapi-dereference';
import dereferenceJsonSchema from 'dereference-json-schema';
import derefSync from 'json-schema-deref-sync';

for (const [name, version] of [
  ['@trojs/openapi-dereference', '2.0.4'],
  ['dereference-json-schema', '0.2.3'],
  ['json-schema-deref-sync', '0.14.0'],
]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const content = {'application/json': {schema: {type: 'object'}}};
const users = {get: {responses: {200: {description: 'Users', content}}}};
const withPath = () => ({paths: {'/users': users, '/people': {$ref: '#/paths/~1users'}}});
const withSchema = () => ({
  paths: {'/users': users},
  components: {
    schemas: {
      User: {$ref: '#/paths/~1users/get/responses/200/content/application~1json/schema'},
    },
  },
});
for (const [name, dereference, expected] of [
  ['@trojs/openapi-dereference', dereferenceSync, null],
  ['dereference-json-schema', dereferenceJsonSchema.dereferenceSync, null],
  ['json-schema-deref-sync', derefSync, {$ref: '#/paths/~1users'}],
]) {
  const people = dereference(structuredClone(withPath())).paths['/people'];
  console.log(name, JSON.stringify(people));
  assert.deepEqual(people, expected);
  assert.throws(() => dereference(withSchema()), /Cannot read properties of (null|undefined)/);
}
JS
node run.mjs
