#!/bin/sh
# orval@8.38.0
#
# Rule: `pipeDelimited` joins the items of a list by `|` (OpenAPI 3.1.1, 4.8.12 Parameter Object).
#
# Instead: the generated fetch client joins them by commas. It repeats the name of an exploded list, as it
# should.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  orval@8.38.0 typescript@5.9.3 >&2

cat >api.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": {"title": "Library", "version": "1"},
  "paths": {
    "/books": {
      "get": {
        "operationId": "listBooks",
        "parameters": [
          {"name": "tags", "in": "query", "style": "pipeDelimited", "explode": false,
           "schema": {"type": "array", "items": {"type": "string"}}},
          {"name": "ids", "in": "query",
           "schema": {"type": "array", "items": {"type": "integer"}}}
        ],
        "responses": {"204": {"description": "None"}}
      }
    }
  }
}
JSON
npx orval --input ./api.json --output ./client.ts --client fetch >/dev/null
cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync, writeFileSync} = require('node:fs');
const {transpileModule} = require('typescript');

const {version} = JSON.parse(readFileSync('node_modules/orval/package.json', 'utf8'));
assert.equal(version, '8.38.0');
console.log(`orval@${version}`);

const {outputText} = transpileModule(readFileSync('client.ts', 'utf8'), {
  compilerOptions: {module: 1, target: 9},
});
writeFileSync('client.cjs', outputText);
const {getListBooksUrl} = require('./client.cjs');
const url = decodeURIComponent(getListBooksUrl({tags: ['a', 'b'], ids: [1, 2]}));
console.log(url);
assert.equal(url, '/books?tags=a,b&ids=1&ids=2');
JS
node run.cjs
