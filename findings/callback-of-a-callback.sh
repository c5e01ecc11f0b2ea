#!/bin/sh
# @redocly/openapi-core@2.62.1
#
# Rule: a callback is a path item, and its operations may have callbacks of their own (OpenAPI 3.1.1,
# 4.8.18 Callback Object and 4.8.10 Operation Object). Nothing limits how many are nested.
#
# Instead: the rule `path-parameters-defined` reports the operation of a callback of a callback, at
# the severity of the rule. The contract has no fault, and no change of it but fewer callbacks ends
# the error. One callback less is accepted.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @redocly/openapi-core@2.62.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createConfig, lintFromString} from '@redocly/openapi-core';

const manifest = readFileSync('node_modules/@redocly/openapi-core/package.json', 'utf8');
const {version} = JSON.parse(manifest);
assert.equal(version, '2.62.1');
console.log(`@redocly/openapi-core@${version}`);

const nest = (depth) => ({
  responses: {204: {description: 'Received'}},
  ...(depth > 0 && {callbacks: {next: {'{$request.body#/url}': {post: nest(depth - 1)}}}}),
});
const config = await createConfig({rules: {'path-parameters-defined': 'error'}});
for (const [depth, count] of [[1, 0], [2, 1]]) {
  const contract = {
    openapi: '3.1.1',
    info: {title: 'Orders', version: '1'},
    paths: {'/orders': {post: nest(depth)}},
  };
  const problems = await lintFromString({source: JSON.stringify(contract), config});
  console.log(`${depth} nested:`, problems.map(({severity, message}) => `${severity}: ${message}`));
  assert.equal(problems.length, count);
}
JS
node run.mjs
