#!/bin/sh
# openapi-format@1.33.6
#
# Rule: the values of a discriminator's `mapping` name schemas (OpenAPI 3.0.3, 4.7.25
# Discriminator Object), a link's `operationId` names an existing operation (4.7.20 Link Object),
# and a path parameter has the name of a template expression in the path (4.7.12 Parameter
# Object). A tool that renames schemas, operations and parameters must rename them there too.
#
# Instead: only `$ref` follows the new names. The mapping and the link keep the old ones and lead
# nowhere, and the path `/pets/{pet_id}` has a parameter `petId`: the contract is invalid now.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-format@1.33.6 >&2

cat >contract.json <<'JSON'
{
  "openapi": "3.0.3",
  "info": {"title": "Pets", "version": "1"},
  "paths": {
    "/pets/{pet_id}": {
      "get": {
        "operationId": "get_pet",
        "parameters": [
          {"name": "pet_id", "in": "path", "required": true, "schema": {"type": "string"}}
        ],
        "responses": {
          "200": {
            "description": "The pet",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/any_pet"}}},
            "links": {
              "again": {"operationId": "get_pet", "parameters": {"pet_id": "$request.path.pet_id"}}
            }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "any_pet": {
        "oneOf": [{"$ref": "#/components/schemas/big_cat"}],
        "discriminator": {
          "propertyName": "kind",
          "mapping": {"cat": "#/components/schemas/big_cat"}
        }
      },
      "big_cat": {
        "type": "object",
        "required": ["kind"],
        "properties": {"kind": {"type": "string"}}
      }
    }
  }
}
JSON
cat >casing.json <<'JSON'
{"operationId": "camelCase", "parametersPath": "camelCase", "componentsSchemas": "PascalCase"}
JSON
npx openapi-format contract.json --casingFile casing.json --no-sort -o renamed.json >&2

cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
assert.equal(read('node_modules/openapi-format/package.json').version, '1.33.6');
console.log('openapi-format@1.33.6');

const {paths, components} = read('renamed.json');
const [[path, {get}]] = Object.entries(paths);
console.log('operation:', get.operationId, '| link:', get.responses[200].links.again.operationId);
assert.equal(get.operationId, 'getPet');
assert.equal(get.responses[200].links.again.operationId, 'get_pet');

console.log('path:', path, '| parameter:', get.parameters[0].name);
assert.equal(path, '/pets/{pet_id}');
assert.equal(get.parameters[0].name, 'petId');

const {discriminator, oneOf} = components.schemas.AnyPet;
console.log('schemas:', Object.keys(components.schemas).join(', '), '| mapping:', discriminator.mapping.cat);
assert.equal(oneOf[0].$ref, '#/components/schemas/BigCat');
assert.equal(discriminator.mapping.cat, '#/components/schemas/big_cat');
assert.equal(components.schemas.big_cat, undefined);
JS
node check.mjs
