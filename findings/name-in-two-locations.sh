#!/bin/sh
# ng-openapi-gen@1.1.0
# swagger-axios-codegen@0.18.0
#
# Rule: a parameter is identified by its name and its location (OpenAPI 3.0.3, 4.7.12 Parameter Object), so
# `id` of a path item and `id` in the query of its operation are two parameters.
#
# Instead: the Angular client has the query parameter alone, and requests `/books/{id}` with the braces in it.
# The Axios client has the path parameter alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  ng-openapi-gen@1.1.0 swagger-axios-codegen@0.18.0 >&2

cat >api.json <<'JSON'
{
  "openapi": "3.0.3",
  "info": {"title": "Library", "version": "1"},
  "paths": {
    "/books/{id}": {
      "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer"}}],
      "get": {
        "operationId": "readBook",
        "tags": ["Books"],
        "parameters": [{"name": "id", "in": "query", "schema": {"type": "boolean"}}],
        "responses": {"200": {"description": "A book"}}
      }
    }
  }
}
JSON
npx ng-openapi-gen --input api.json --output angular >/dev/null
cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {codegen} = require('swagger-axios-codegen');

for (const [name, expected] of [
  ['ng-openapi-gen', '1.1.0'],
  ['swagger-axios-codegen', '0.18.0'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}
const list = (file, pattern) => {
  const found = readFileSync(file, 'utf8')
    .match(pattern)
    .map((line) => line.trim());
  console.log(found);
  return found;
};
(async () => {
  const source = require('./api.json');
  await codegen({methodNameMode: 'operationId', source, outputDir: 'axios', fileName: 'index.ts'});
  const calls = /rb\.(path|query)\(.*\);/g;
  assert.deepEqual(list('angular/fn/books/read-book.ts', calls), ["rb.query('id', params.id, {});"]);
  const types = /^ +(id\??: .*;|configs\.params = .*;)$/gm;
  assert.deepEqual(list('axios/index.ts', types), ['id: number;']);
})();
JS
node run.cjs
