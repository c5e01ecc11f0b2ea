#!/bin/sh
# jmespath@0.16.0, @jmespath-community/jmespath@1.3.0
#
# Rule: <, <=, > and >= are only valid for numbers, and compare anything else to null, which a
# filter does not select (JMESPath specification, Filter Expressions, Ordering Operators).
#
# Instead: jmespath orders texts, so a query for findings after a date works in JavaScript and
# selects nothing elsewhere. The package of the community follows the specification.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  jmespath@0.16.0 @jmespath-community/jmespath@1.3.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const community = require('@jmespath-community/jmespath');
const jmespath = require('jmespath');

for (const [name, expected] of [
  ['jmespath', '0.16.0'],
  ['@jmespath-community/jmespath', '1.3.0'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const findings = [
  {id: 'F-1', due: '2026-03-01'},
  {id: 'F-2', due: '2026-09-01'},
];
const query = "[?due > '2026-06-01'].id";
const [ordered, specified] = [jmespath, community].map(({search}) => search(findings, query));
console.log('jmespath:', ordered, '| community:', specified);
assert.deepEqual(ordered, ['F-2']);
assert.deepEqual(specified, []);
// Both agree about numbers.
for (const {search} of [jmespath, community]) assert.deepEqual(search([1, 2], '[?@ > `1`]'), [2]);
JS
node run.cjs
