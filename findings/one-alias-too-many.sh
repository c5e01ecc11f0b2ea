#!/bin/sh
# yaml@2.9.1
#
# Rule: an alias may repeat an anchored node any number of times (YAML 1.2.2, 7.1 Alias Nodes), and a
# contract may be written in YAML (OpenAPI 3.1.1, 4.2 Format). Nothing grows here: every operation
# of a large contract shares one short error response.
#
# Instead: the parser reads 100 operations and refuses 101: 'Excessive alias count'. It counts the
# uses of the anchor, not what they expand to, so one more operation makes a contract of 5 kB
# unreadable. js-yaml 5.5.0 reads it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  yaml@2.9.1 js-yaml@5.5.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {parse} from 'yaml';

for (const [name, version] of [['yaml', '2.9.1'], ['js-yaml', '5.5.0']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

/** A contract with so many operations, whose error response is an alias after the first one. */
const contract = (operations) => {
  const paths = Array.from({length: operations}, (_, index) => {
    const error = index === 0 ? '&error {description: Wrong}' : '*error';
    return `  /p${index}: {get: {responses: {default: ${error}}}}`;
  });
  return `openapi: 3.1.0\ninfo: {title: Large, version: '1'}\npaths:\n${paths.join('\n')}\n`;
};
const count = ({paths}) => Object.keys(paths).length;

console.log('yaml:', count(parse(contract(100))), 'operations');
assert.equal(count(parse(contract(100))), 100);
assert.throws(() => parse(contract(101)), /Excessive alias count/);
console.log('yaml: 101 operations: Excessive alias count');
assert.equal(count(load(contract(101))), 101);
JS
node run.mjs
