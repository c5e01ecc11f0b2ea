#!/bin/sh
# openapi-enforcer@1.23.0
#
# Rule: `format: date` is the full-date of RFC 3339, whose day must exist in its month (OpenAPI 3.0.3, 4.4
# Data Types; RFC 3339, 5.7). A list with `explode: false` is split at its commas; a comma in an item is
# percent-encoded (4.7.12 Parameter Object; RFC 6570, 3.2.8), so it is data.
#
# Instead: 2026-02-29 is accepted and arrives as the first of March, and the list is decoded before it is
# split, so an item with a comma becomes two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-enforcer@1.23.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const Enforcer = require('openapi-enforcer');

const name = 'openapi-enforcer';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '1.23.0');
console.log(`${name}@${version}`);

const parameters = [
  {name: 'day', in: 'query', schema: {type: 'string', format: 'date'}},
  {name: 'tags', in: 'query', explode: false, schema: {type: 'array', items: {type: 'string'}}},
];
(async () => {
  const api = await Enforcer({
    openapi: '3.0.3',
    info: {title: 'Calendar', version: '1'},
    paths: {'/days': {get: {parameters, responses: {200: {description: 'Days'}}}}},
  });
  const read = (query) => {
    const [request, error] = api.request({method: 'GET', path: `/days?${query}`});
    const value = error === undefined ? JSON.parse(JSON.stringify(request.query)) : 'refused';
    console.log(query, '=>', JSON.stringify(value));
    return value;
  };
  assert.deepEqual(read('day=2026-02-28'), {day: '2026-02-28T00:00:00.000Z'});
  assert.deepEqual(read('day=2026-02-29'), {day: '2026-03-01T00:00:00.000Z'});
  assert.deepEqual(read('tags=red%2C+white,blue').tags.length, 3);
})();
JS
node run.cjs
