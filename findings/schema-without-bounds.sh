#!/bin/sh
# typeconv@2.3.1
#
# Rule: names in GraphQL have letters, digits and underscores (GraphQL October 2021, 2.1.9), the members of a
# union are object types (3.8), and `Int` has 32 bits (3.5.1). JSON Schema has the keywords of OpenAPI 3.0 for
# bounds, patterns and formats (OpenAPI 3.0.3, 4.7.24).
#
# Instead: a property with a hyphen and an alias of a string give a GraphQL schema that cannot be parsed, and
# `int64` becomes `Int`. Objects with any names are references to a type that does not exist. Converted to JSON
# Schema or to OpenAPI again, all bounds, patterns and formats are gone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  typeconv@2.3.1 graphql@16.11.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {parse} from 'graphql';
import {getGraphQLWriter, getJsonSchemaWriter, getOpenApiReader, makeConverter} from 'typeconv';

const {version} = JSON.parse(readFileSync('node_modules/typeconv/package.json', 'utf8'));
assert.equal(version, '2.3.1');
console.log(`typeconv@${version}`);

const contract = (schemas) => ({
  data: JSON.stringify({
    openapi: '3.0.3',
    info: {title: 'Shop', version: '1'},
    paths: {},
    components: {schemas},
  }),
});
const convert = async (writer, schemas) => {
  const {data} = await makeConverter(getOpenApiReader(), writer).convert(contract(schemas));
  console.log(data);
  return data;
};
const order = (properties) => ({Order: {type: 'object', properties}});

assert.throws(() => parse('type Order { first-name: String }'));
const hyphen = await convert(getGraphQLWriter(), order({'first-name': {type: 'string'}}));
assert.throws(() => parse(hyphen), /Syntax Error/);
assert.match(await convert(getGraphQLWriter(), {Name: {type: 'string'}}), /union Name = String/);
const labels = {type: 'object', additionalProperties: {type: 'string'}};
const graph = await convert(getGraphQLWriter(), order({id: {type: 'integer', format: 'int64'}, labels}));
assert.match(graph, /id: Int\b/);
assert.match(graph, /labels: Order_labels/);
assert.doesNotMatch(graph, /type Order_labels/);

const properties = {
  total: {type: 'number', minimum: 0},
  day: {type: 'string', format: 'date'},
  code: {type: 'string', pattern: '^[A-Z]{3}$'},
};
const schema = JSON.parse(await convert(getJsonSchemaWriter(), order(properties)));
assert.deepEqual(schema.definitions.Order.properties, {
  total: {type: 'number'},
  day: {type: 'string'},
  code: {type: 'string'},
});
JS
node run.mjs
