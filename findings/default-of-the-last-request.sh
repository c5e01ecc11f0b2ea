#!/bin/sh
# openapi-default-setter@12.1.3
#
# Rule: a default is the value that the server assumes if the parameter is absent (OpenAPI 3.0.3, 4.7.24), for each
# request and in each location of parameters (4.7.12.1).
#
# Instead: all requests get the same array. If a handler appends to the list of one request, the next request has the
# entry too. A cookie gets no default.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-default-setter@12.1.3 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {default: DefaultSetter} = require('openapi-default-setter');

const {version} = JSON.parse(readFileSync('node_modules/openapi-default-setter/package.json', 'utf8'));
assert.equal(version, '12.1.3');
console.log(`openapi-default-setter@${version}`);

const setter = new DefaultSetter({
  parameters: [
    {name: 'fields', in: 'query', schema: {type: 'array', items: {type: 'string'}, default: ['id']}},
    {name: 'theme', in: 'cookie', schema: {type: 'string', default: 'light'}},
  ],
});
const createRequest = () => ({headers: {}, params: {}, query: {}, cookies: {}, body: {}});
const first = createRequest();
setter.handle(first);
assert.deepEqual(first.query, {fields: ['id']});
first.query.fields.push('total');

const second = createRequest();
setter.handle(second);
console.log('second request:', JSON.stringify(second));
assert.deepEqual(second.query, {fields: ['id', 'total']});
assert.deepEqual(second.cookies, {});
JS
node run.cjs
