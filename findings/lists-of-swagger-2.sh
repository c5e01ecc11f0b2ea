#!/bin/sh
# @apicurio/data-models@3.0.1
#
# Rule: a list in the query without `collectionFormat` is separated by commas (Swagger 2.0, Parameter
# Object: 'Default value is csv'), which OpenAPI 3 writes as `explode: false`, since `explode` is
# true by default for a query. A security scheme has one of the types apiKey, http, oauth2 and
# openIdConnect (OpenAPI 3.0.3, 4.7.27 Security Scheme Object): Basic is `http` with a `scheme`.
#
# Instead: the converted parameter repeats its name, `ids=1&ids=2`, the same as for `multi`. The
# scheme keeps the type `basic` of Swagger 2.0, so the result is no valid OpenAPI 3.0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @apicurio/data-models@3.0.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {Library, ModelType} from '@apicurio/data-models';

const name = '@apicurio/data-models';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '3.0.1');
console.log(`${name}@${version}`);

const list = (list) => ({...list, in: 'query', type: 'array', items: {type: 'integer'}});
const swagger = Library.readDocument({
  swagger: '2.0',
  info: {title: 'Orders', version: '1'},
  paths: {
    '/orders': {
      get: {
        parameters: [list({name: 'ids'}), list({name: 'tags', collectionFormat: 'multi'})],
        responses: {200: {description: 'Orders'}},
      },
    },
  },
  securityDefinitions: {password: {type: 'basic'}},
});
const converted = Library.writeNode(Library.transformDocument(swagger, ModelType.OPENAPI30));
const [ids, tags] = converted.paths['/orders'].get.parameters;
console.log('default:', JSON.stringify(ids));
console.log('multi:', JSON.stringify(tags));
assert.equal(ids.style ?? 'form', 'form');
assert.equal(ids.explode ?? true, true);
assert.equal(tags.explode, true);

const {securitySchemes} = converted.components;
console.log('security:', JSON.stringify(securitySchemes));
assert.deepEqual(securitySchemes, {password: {type: 'basic'}});
JS
node run.mjs
