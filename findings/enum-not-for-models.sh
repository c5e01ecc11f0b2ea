#!/bin/sh
# @samchon/openapi@6.0.1
#
# Rule: a query parameter may have an `enum` (OpenAPI 3.0.3, 4.7.24 Schema Object), and `deepObject` renders
# the property `a` of the parameter `filter` as `filter[a]` (4.7.12 Parameter Object, Style Values).
#
# Instead: the functions made for language models have no parameter for a query parameter with an `enum`,
# and no error says so. A property of a `deepObject` becomes a parameter beside the others: `a`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @samchon/openapi@6.0.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {HttpLlm, OpenApi} from '@samchon/openapi';

const name = '@samchon/openapi';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '6.0.1');
console.log(`${name}@${version}`);

const find = (parameters) => {
  const document = OpenApi.convert({
    openapi: '3.0.3',
    info: {title: 'Library', version: '1'},
    paths: {'/books': {get: {parameters, responses: {200: {description: 'Books'}}}}},
  });
  const {functions, errors} = HttpLlm.application({document});
  const [schema] = Object.values(functions[0].parameters.$defs);
  const found = {parameters: Object.keys(schema.properties), errors: errors.length};
  console.log(parameters.map((parameter) => parameter.name).join(', '), '=>', JSON.stringify(found));
  return found;
};
const page = {name: 'page', in: 'query', schema: {type: 'integer'}};
const view = {name: 'view', in: 'query', schema: {type: 'string', enum: ['short', 'long']}};
const anyView = {...view, schema: {type: 'string'}};
const filter = {
  name: 'filter',
  in: 'query',
  style: 'deepObject',
  explode: true,
  schema: {type: 'object', properties: {author: {type: 'string'}}},
};
assert.deepEqual(find([page, anyView]), {parameters: ['page', 'view'], errors: 0});
assert.deepEqual(find([page, view]), {parameters: ['page'], errors: 0});
assert.deepEqual(find([filter, page]), {parameters: ['author', 'page'], errors: 0});
JS
node run.mjs
