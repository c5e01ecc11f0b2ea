#!/bin/sh
# oazapfts@7.5.0, openapi-typescript@7.13.0, @hey-api/openapi-ts@0.99.0,
# swagger-typescript-api@13.13.0
#
# Rule: `mapping` of a discriminator holds 'mappings between payload values and schema names or
# references' (OpenAPI 3.0.3, 4.7.25 Discriminator Object). A value that could be either should be
# read as a name (3.0.4, 4.7.25.3). So `d: Dog` and `d: '#/components/schemas/Dog'` mean the same,
# and the word in the data is `d`.
#
# Instead: the first two generators refuse the contract, because they read the name as a reference
# to a file. The third one types the word as 'Dog', which the API never sends. The fourth one keeps
# the word, but types the dog as any.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  oazapfts@7.5.0 openapi-typescript@7.13.0 @hey-api/openapi-ts@0.99.0 \
  swagger-typescript-api@13.13.0 typescript@5.9.3 >&2

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
    }
  },
  "components": {
    "schemas": {
      "Pet": {
        "oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
        "discriminator": {
          "propertyName": "kind",
          "mapping": {"c": "#/components/schemas/Cat", "d": "Dog"}
        }
      },
      "Cat": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}},
      "Dog": {
        "type": "object",
        "required": ["kind"],
        "properties": {"kind": {"type": "string"}, "barks": {"type": "boolean"}}
      }
    }
  }
}
JSON
cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

for (const [name, version] of [
  ['oazapfts', '7.5.0'],
  ['openapi-typescript', '7.13.0'],
  ['@hey-api/openapi-ts', '0.99.0'],
  ['swagger-typescript-api', '13.13.0'],
]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}
const run = (...args) => {
  const {status, stdout, stderr} = spawnSync('npx', args, {encoding: 'utf8'});
  return {status, output: stdout + stderr};
};
const readOneLine = (file) => readFileSync(file, 'utf8').replace(/\s+/g, ' ');

const oazapfts = run('oazapfts', 'contract.json', 'oazapfts.ts');
assert.notEqual(oazapfts.status, 0);
assert.match(oazapfts.output, /External refs are not supported \(Dog\)/);
console.log('oazapfts: External refs are not supported (Dog)');

const types = run('openapi-typescript', 'contract.json', '-o', 'types.ts');
assert.notEqual(types.status, 0);
assert.match(types.output, /Can't resolve \$ref at #\/components\/schemas\/Pet\/discriminator\/mapping\/d/);
console.log("openapi-typescript: Can't resolve $ref at …/discriminator/mapping/d");

assert.equal(run('openapi-ts', '-i', 'contract.json', '-o', 'hey').status, 0);
const hey = /export type Pet = .*?;? \} & Dog\);/.exec(readOneLine('hey/types.gen.ts'))[0];
console.log('@hey-api/openapi-ts:', hey);
assert.match(hey, /kind: 'c'; \} & Cat/);
assert.match(hey, /kind: 'Dog'; \} & Dog/);

const api = ['swagger-typescript-api', 'generate', '-p', 'contract.json', '-o', '.', '-n', 'api.ts'];
assert.equal(run(...api).status, 0);
const swagger = /export type Pet = .*? & any\);/.exec(readOneLine('api.ts'))[0];
console.log('swagger-typescript-api:', swagger);
assert.match(swagger, /kind: "d"; \} & any/);
JS
node run.mjs
