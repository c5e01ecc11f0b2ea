#!/bin/sh
# @scalar/postman-to-openapi@0.7.14
# postman-to-openapi@3.0.1
#
# Rule: an example should match the schema next to it (OpenAPI 3.1.1, 4.8.14 Media Type Object), and JSON
# allows more digits than a double keeps (RFC 8259, 6). A query may repeat a name; the default `explode` of
# a list means that (4.8.12 Parameter Object).
#
# Instead: both describe a saved JSON response as a text. The one gives an object as the example of the text
# and rounds a number of 16 digits; both keep one of two repeated query parameters, the other value is lost.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @scalar/postman-to-openapi@0.7.14 postman-to-openapi@3.0.1 js-yaml@4.1.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {convert} from '@scalar/postman-to-openapi';

const require = createRequire(import.meta.url);
const postmanToOpenApi = require('postman-to-openapi');
const {load} = require('js-yaml');
for (const [name, expected] of [
  ['@scalar/postman-to-openapi', '0.7.14'],
  ['postman-to-openapi', '3.0.1'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}
const text = '{"id":9007199254740993}';
const query = [
  {key: 'tag', value: 'a'},
  {key: 'tag', value: 'b'},
];
const collection = {
  info: {
    name: 'Library',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  item: [
    {
      name: 'List books',
      request: {
        method: 'GET',
        url: {
          raw: 'https://api.example.com/books?tag=a&tag=b',
          protocol: 'https',
          host: ['api', 'example', 'com'],
          path: ['books'],
          query,
        },
      },
      response: [
        {
          name: 'Books',
          code: 200,
          status: 'OK',
          header: [{key: 'Content-Type', value: 'application/json'}],
          body: text,
        },
      ],
    },
  ],
};
const describe = (contract) => {
  const {parameters, responses} = contract.paths['/books'].get;
  const [content] = Object.values(responses[200].content);
  const [example] = Object.values(content.examples ?? {example: content.example});
  const found = {
    parameters: parameters.map(({name, schema}) => `${name}: ${schema.type}`),
    schema: content.schema,
    example: example.value ?? example,
  };
  console.log(JSON.stringify(found));
  return found;
};
const parameters = ['tag: string'];
const schema = {type: 'string'};
assert.deepEqual(describe(convert(structuredClone(collection))), {
  parameters,
  schema,
  example: {id: Number('9007199254740992')},
});
assert.deepEqual(describe(load(await postmanToOpenApi(JSON.stringify(collection), null, {}))), {
  parameters,
  schema,
  example: text,
});
JS
node run.mjs
