#!/bin/sh
# openapi-zod-client@1.18.3
#
# Rule: the property that a discriminator names may be plain text: the words come from `mapping` or
# from the names of the schemas (OpenAPI 3.0.3, 4.7.25 Discriminator Object, whose own examples do
# so). `additionalProperties` only concerns properties that `properties` does not name (JSON
# Schema Validation, draft Wright-00, 5.18).
#
# Instead: the generated client calls `z.discriminatedUnion` with schemas that have no literal, and
# Zod 3, for which it is made, raises an error as soon as a program imports the file. A schema with
# `properties` and `additionalProperties` becomes a plain record: its named text property is now
# a number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-zod-client@1.18.3 @zodios/core@10.9.6 axios@1.7.9 zod@3.24.1 typescript@5.9.3 >&2

cat >contract.json <<'JSON'
{
  "openapi": "3.0.3",
  "info": {"title": "Pets", "version": "1"},
  "paths": {
    "/pet": {
      "get": {
        "operationId": "getPet",
        "responses": {
          "200": {
            "description": "A pet",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}
          }
        }
      }
    },
    "/scores": {
      "get": {
        "operationId": "getScores",
        "responses": {
          "200": {
            "description": "Scores by game",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Scores"}}}
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Pet": {
        "oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
        "discriminator": {"propertyName": "kind"}
      },
      "Cat": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}},
      "Dog": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}},
      "Scores": {
        "type": "object",
        "required": ["player"],
        "properties": {"player": {"type": "string"}},
        "additionalProperties": {"type": "integer"}
      }
    }
  }
}
JSON
npx openapi-zod-client contract.json -o client.ts >&2
npx tsc client.ts --module commonjs --target es2022 --skipLibCheck >&2

cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {version} = JSON.parse(readFileSync('node_modules/openapi-zod-client/package.json', 'utf8'));
assert.equal(version, '1.18.3');
console.log(`openapi-zod-client@${version}`);

const client = readFileSync('client.ts', 'utf8');
for (const line of [
  'const Pet = z.discriminatedUnion("kind", [Cat, Dog]);',
  'const Scores = z.record(z.number().int());',
]) {
  assert.ok(client.includes(line), client);
  console.log(line);
}
const load = () => require('./client.js');
assert.throws(load, /discriminator value for key `kind` could not be extracted/);
console.log('import: A discriminator value for key `kind` could not be extracted');
JS
node check.cjs
