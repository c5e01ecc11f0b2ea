#!/bin/sh
# api-smart-diff@1.0.6
#
# Rule: every integer is a number (JSON Schema 2020-12 Validation, 6.1.1). A request that accepted
# integers and accepts numbers now, or accepts null as well, refuses nothing that it accepted
# before. A response that was an integer and may be a fraction now breaks clients. `required:
# false` of a request body is the default (OpenAPI 3.0.3, 4.7.13 Request Body Object).
#
# Instead: the tool has the two directions the wrong way round for `type`, and calls it breaking
# to write the default of `required`. For `maxLength` and `enum` it has them right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  api-smart-diff@1.0.6 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {apiDiff} = require('api-smart-diff');

const {version} = JSON.parse(readFileSync('node_modules/api-smart-diff/package.json', 'utf8'));
assert.equal(version, '1.0.6');
console.log(`api-smart-diff@${version}`);

const contract = ({request = {}, response = {}, body = {}}) => {
  const content = (n) => ({'application/json': {schema: {type: 'object', properties: {n}}}});
  return {
    openapi: '3.0.3',
    info: {title: 'Numbers', version: '1'},
    paths: {
      '/n': {
        post: {
          requestBody: {...body, content: content(request)},
          responses: {200: {description: 'A number', content: content(response)}},
        },
      },
    },
  };
};
const compare = (before, after) =>
  apiDiff(contract(before), contract(after)).map(({type}) => type).join();

const integer = {type: 'integer'};
const number = {type: 'number'};
const short = {type: 'string', maxLength: 3};
const orNull = {...integer, nullable: true};
for (const [change, before, after, verdict] of [
  ['request: integer to number', {request: integer}, {request: number}, 'breaking'],
  ['response: integer to number', {response: integer}, {response: number}, 'non-breaking'],
  ['request: null as well', {request: integer}, {request: orNull}, 'breaking'],
  ['response: null as well', {response: integer}, {response: orNull}, 'non-breaking'],
  ['body: required: false', {}, {body: {required: false}}, 'breaking'],
  ['request: longer text', {request: short}, {request: {...short, maxLength: 4}}, 'non-breaking'],
]) {
  const found = compare(before, after);
  console.log(`${change}: ${found}`);
  assert.equal(found, verdict);
}
JS
node run.cjs
