#!/bin/sh
# @metorial/json-schema@1.0.0
# openapi-json-schema@2.0.0
# @asteasolutions/zod-to-openapi@9.1.0
#
# Rule: in OpenAPI 3.0, `nullable: true` adds null to the type that is declared in the same schema, and has no
# effect without `type` (OpenAPI 3.0.3, 4.7.24.1, and the proposal "Clarify Semantics of nullable"). A schema
# without `type` accepts every value.
#
# Instead: all three write `{nullable: true}` for null alone. `anyOf` of text and null, which is converted from
# JSON Schema or Zod, then accepts numbers, lists and objects. The first library also drops `properties` and
# `required` of an object that may be null.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @metorial/json-schema@1.0.0 openapi-json-schema@2.0.0 @asteasolutions/zod-to-openapi@9.1.0 zod@4.1.12 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {extendZodWithOpenApi, OpenApiGeneratorV3, OpenAPIRegistry} from '@asteasolutions/zod-to-openapi';
import {jsonSchemaToOpenApi} from '@metorial/json-schema';
import {jsonSchemaDocumentToOpenApi} from 'openapi-json-schema';
import {z} from 'zod';

for (const [name, expected] of [
  ['@metorial/json-schema', '1.0.0'],
  ['openapi-json-schema', '2.0.0'],
  ['@asteasolutions/zod-to-openapi', '9.1.0'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const textOrNull = {anyOf: [{type: 'string'}, {type: 'null'}]};
const withNullable = {anyOf: [{type: 'string'}, {nullable: true}]};
const show = (name, converted) => {
  console.log(name, JSON.stringify(converted));
  return converted;
};

assert.deepEqual(show('@metorial', jsonSchemaToOpenApi(textOrNull)), withNullable);
const {components} = jsonSchemaDocumentToOpenApi({definitions: {Name: textOrNull}}, {title: 'Names'});
assert.deepEqual(show('openapi-json-schema', components.schemas.Name), withNullable);

extendZodWithOpenApi(z);
const registry = new OpenAPIRegistry();
registry.register('Name', z.union([z.string(), z.null()]));
const generated = new OpenApiGeneratorV3(registry.definitions).generateComponents();
assert.deepEqual(show('@asteasolutions', generated.components.schemas.Name), withNullable);

const person = {type: ['object', 'null'], properties: {name: {type: 'string'}}, required: ['name']};
assert.deepEqual(show('@metorial', jsonSchemaToOpenApi(person)), {type: 'object', nullable: true});
assert.ok(jsonSchemaToOpenApi({...person, type: 'object'}).properties);
JS
node run.mjs
