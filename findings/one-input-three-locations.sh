#!/bin/sh
# openapi-mcp-generator@4.0.1
#
# Rule: a parameter is identified by its name and its location, so an operation may have `id` in the path,
# in the query and in a header (OpenAPI 3.0.3, 4.7.12 Parameter Object). In OpenAPI 3.0, `exclusiveMinimum`
# is a boolean (4.7.24 Schema Object); the input schema of an MCP tool is JSON Schema 2020-12 by default
# (MCP 2025-11-25, Tools), where it is a number.
#
# Instead: the tool has one input `id`, with the schema of the last parameter, and the generated server sends
# that value in all three locations. `exclusiveMinimum: true` is copied into the input schema.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-mcp-generator@4.0.1 >&2

cat >api.json <<'JSON'
{
  "openapi": "3.0.3",
  "info": {"title": "Library", "version": "1"},
  "servers": [{"url": "https://api.example.com"}],
  "paths": {
    "/books/{id}": {
      "put": {
        "operationId": "writeBook",
        "parameters": [
          {"name": "id", "in": "path", "required": true, "schema": {"type": "integer"}},
          {"name": "id", "in": "query", "schema": {"type": "string", "enum": ["short", "long"]}},
          {"name": "id", "in": "header", "schema": {"type": "boolean"}}
        ],
        "requestBody": {
          "content": {
            "application/json": {"schema": {"type": "number", "minimum": 0, "exclusiveMinimum": true}}
          }
        },
        "responses": {"204": {"description": "Written"}}
      }
    }
  }
}
JSON
npx openapi-mcp-generator --input api.json --output server --transport stdio >/dev/null
cat >read.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');

const name = 'openapi-mcp-generator';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '4.0.1');
console.log(`${name}@${version}`);

const source = readFileSync('server/src/index.ts', 'utf8');
const read = (key) => {
  const value = JSON.parse(new RegExp(`${key}: (.*),\n`).exec(source)[1]);
  console.log(`${key}:`, JSON.stringify(value));
  return value;
};
const {properties} = read('inputSchema');
assert.deepEqual(Object.keys(properties), ['id', 'requestBody']);
assert.deepEqual(properties.id, {type: 'boolean'});
assert.equal(properties.requestBody.exclusiveMinimum, true);
assert.deepEqual(
  read('executionParameters').map((parameter) => `${parameter.name} in ${parameter.in}`),
  ['id in path', 'id in query', 'id in header'],
);
JS
node read.cjs
