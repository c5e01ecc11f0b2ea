#!/bin/sh
# openapi-to-graphql@3.0.7
#
# Rule: each value of an `enum` is another value (OpenAPI 3.0.3, 4.7.24 Schema Object), and with
# `explode: false` a list is one parameter with commas (4.7.12 Parameter Object).
#
# Instead: the values `+title` and `-title` become one value of the GraphQL enum, `_TITLE`, which sends
# `-title`: nobody can sort upwards any more, and no warning says so. The list is sent as `tags[0]`, `tags[1]`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-to-graphql@3.0.7 graphql@16.12.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {createServer} = require('node:http');
const {graphql} = require('graphql');
const {createGraphQLSchema} = require('openapi-to-graphql');

const name = 'openapi-to-graphql';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '3.0.7');
console.log(`${name}@${version}`);

const queries = [];
const server = createServer((request, response) => {
  queries.push(decodeURIComponent(new URL(request.url, 'http://localhost').search));
  response.setHeader('content-type', 'application/json').end('[]');
});
server.listen(0, '127.0.0.1', async () => {
  const strings = () => ({type: 'array', items: {type: 'string'}});
  const {schema, report} = await createGraphQLSchema({
    openapi: '3.0.3',
    info: {title: 'Library', version: '1'},
    servers: [{url: `http://127.0.0.1:${server.address().port}`}],
    paths: {
      '/books': {
        get: {
          parameters: [
            {name: 'sort', in: 'query', schema: {type: 'string', enum: ['+title', '-title']}},
            {name: 'tags', in: 'query', explode: false, schema: strings()},
          ],
          responses: {
            200: {description: 'Books', content: {'application/json': {schema: strings()}}},
          },
        },
      },
    },
  });
  const [argument] = schema.getQueryType().getFields().books.args;
  const values = argument.type.getValues().map((value) => `${value.name} sends ${value.value}`);
  console.log(values, report.warnings);
  assert.deepEqual(values, ['_TITLE sends -title']);
  assert.deepEqual(report.warnings, []);
  await graphql({schema, source: '{books(tags: ["a", "b"])}'});
  console.log(queries);
  assert.deepEqual(queries, ['?tags[0]=a&tags[1]=b']);
  server.close();
});
JS
node run.cjs
