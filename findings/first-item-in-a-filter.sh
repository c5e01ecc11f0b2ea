#!/bin/sh
# jsonpath-rfc9535@1.3.0, and @redocly/cli@2.77.0 (`bundle --overlay`), which uses it
#
# Rule: a filter may compare a singular query, which may contain an index: `@.tags[0] == 'internal'`
# is true if the first tag is that text (RFC 9535, 2.3.5.1 Syntax and 2.3.5.2.2 Comparisons).
# Targets of Overlay actions are such queries (Overlay 1.0.0, 5.4.3 Action Object).
#
# Instead: a query with an index yields nothing as soon as it is compared, although the library
# passes the compliance tests of RFC 9535. So `==` is always false and `!=` always true. An overlay
# that removes the operations whose first tag is 'internal' removes none, and they are published.
# One that keeps the operations whose first tag is 'public' removes all. Neither reports anything.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  jsonpath-rfc9535@1.3.0 @redocly/cli@2.77.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {query} from 'jsonpath-rfc9535';

for (const [name, version] of [['jsonpath-rfc9535', '1.3.0'], ['@redocly/cli', '2.77.0']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const list = [{id: 'a', tags: ['internal']}, {id: 'b', tags: ['public']}];
for (const [filter, expected] of [
  ["@.tags[0] == 'internal'", []],
  ["@.tags[-1] == 'internal'", []],
  ["@.tags[0] != 'public'", ['a', 'b']],
  // Without a comparison, the same query is right.
  ["match(@.tags[0], 'internal')", ['a']],
  ["@.id == 'a'", ['a']],
]) {
  const ids = query(list, `$[?${filter}].id`);
  console.log(filter, JSON.stringify(ids));
  assert.deepEqual(ids, expected);
}

const operation = (tag) => ({tags: [tag], responses: {200: {description: 'Users'}}});
const contract = {
  openapi: '3.1.0',
  info: {title: 'Users', version: '1'},
  paths: {'/users': {get: operation('internal'), post: operation('public')}},
};
writeFileSync('api.json', JSON.stringify(contract));
for (const [filter, kept] of [
  ["@.tags[0] == 'internal'", ['get', 'post']],
  ["@.tags[0] != 'public'", []],
]) {
  const actions = [{target: `$.paths.*[?${filter}]`, remove: true}];
  const overlay = {overlay: '1.0.0', info: {title: 'Public', version: '1'}, actions};
  writeFileSync('overlay.json', JSON.stringify(overlay));
  const parameters = ['bundle', 'api.json', '--overlay', 'overlay.json', '--output', 'bundle.json'];
  execFileSync('node_modules/.bin/redocly', parameters, {
    env: {...process.env, REDOCLY_TELEMETRY: 'off'},
    stdio: 'ignore',
  });
  const {paths} = JSON.parse(readFileSync('bundle.json', 'utf8'));
  console.log('after removing', filter, Object.keys(paths['/users']));
  assert.deepEqual(Object.keys(paths['/users']), kept);
}
JS
node run.mjs
