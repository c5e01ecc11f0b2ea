#!/bin/sh
# har-to-openapi@3.0.1
#
# Rule: `default` is the value that the receiver assumes if none is sent (OpenAPI 3.0.3, 4.7.24 Schema
# Object). An example is what was sent once. `nullable` has an effect only if `type` is in the same schema
# (4.7.24, Fixed Fields).
#
# Instead: the value of a recorded query parameter becomes its `default`, so a recorded `page=7` describes a
# server that starts at page 7. A property that was null gets `nullable: true` without a `type`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  har-to-openapi@3.0.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {generateSpec} from 'har-to-openapi';

const name = 'har-to-openapi';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '3.0.1');
console.log(`${name}@${version}`);

const shared = {httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1};
const request = {
  ...shared,
  method: 'GET',
  url: 'https://api.example.com/books?page=7',
  headers: [],
  queryString: [{name: 'page', value: '7'}],
};
const response = {
  ...shared,
  status: 200,
  statusText: 'OK',
  headers: [{name: 'content-type', value: 'application/json'}],
  content: {size: 25, mimeType: 'application/json', text: '{"title":"A","note":null}'},
  redirectURL: '',
};
const timings = {send: 0, wait: 0, receive: 0};
const entry = {startedDateTime: '2026-01-01T00:00:00Z', time: 0, cache: {}, timings, request, response};
const creator = {name: 'recorder', version: '1'};
const {spec} = await generateSpec({log: {version: '1.2', creator, entries: [entry]}});
const {parameters, responses} = spec.paths['/books'].get;
const {note} = responses['200'].content['application/json'].schema.properties;
console.log(JSON.stringify({page: parameters[0].schema, note}));
assert.deepEqual(parameters[0].schema, {type: 'integer', default: 7});
assert.deepEqual(note, {nullable: true});
JS
node run.mjs
