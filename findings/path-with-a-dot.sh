#!/bin/sh
# openapi-backend@5.21.2
#
# Rule: each template expression in braces marks one section of a path as replaceable, and a path may
# have several of them (OpenAPI 3.1.1, 3.5 Path Templating). So the dot in `/files/{name}.{ext}` is a
# dot, and `/files/plan.json` has the name `plan` and the extension `json`.
#
# Instead: the handler gets the name `plan.jso` and an empty extension. The dot stands for any
# character, and the first parameter takes all it can get.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-backend@5.21.2 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {OpenAPIBackend} = require('openapi-backend');

const {version} = JSON.parse(readFileSync('node_modules/openapi-backend/package.json', 'utf8'));
assert.equal(version, '5.21.2');
console.log(`openapi-backend@${version}`);

const parameter = (name) => ({name, in: 'path', required: true, schema: {type: 'string'}});
const api = new OpenAPIBackend({
  definition: {
    openapi: '3.1.0',
    info: {title: 'Files', version: '1'},
    paths: {
      '/files/{name}.{ext}': {
        get: {
          operationId: 'getFile',
          parameters: [parameter('name'), parameter('ext')],
          responses: {200: {description: 'A file'}},
        },
      },
    },
  },
  handlers: {getFile: ({request}) => request.params, notFound: () => 'not found'},
});
const read = async (path) => {
  const parameters = await api.handleRequest({method: 'get', path, headers: {}});
  console.log(path, JSON.stringify(parameters));
  return parameters;
};
api.init().then(async () => {
  assert.deepEqual(await read('/files/plan.json'), {name: 'plan.jso', ext: ''});
  assert.deepEqual(await read('/files/plan.tar.gz'), {name: 'plan.tar.g', ext: ''});
});
JS
node run.cjs
