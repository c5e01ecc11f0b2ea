#!/bin/sh
# @interledger/openapi@2.0.4
#
# Rule: in `prefixItems`, each schema describes the entry at its position, and `items` those after them (JSON
# Schema 2020-12 Core, 10.3.1.1 and 10.3.1.2, the dialect of OpenAPI 3.1). Parameters of a path item are
# parameters of each of its operations (OpenAPI 3.1.1, 4.8.9.1).
#
# Instead: the library for OpenAPI 3.1 ignores `prefixItems` and applies `items: false` to all entries, so every
# pair is refused. `dependentRequired` is ignored as well. An integer in the path is accepted if the operation
# describes it, and refused if the path item does.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @interledger/openapi@2.0.4 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {writeFileSync} = require('node:fs');
const {createOpenAPI} = require('@interledger/openapi');

const {version} = JSON.parse(readFileSync('node_modules/@interledger/openapi/package.json', 'utf8'));
assert.equal(version, '2.0.4');
console.log(`@interledger/openapi@${version}`);

const id = {name: 'id', in: 'path', required: true, schema: {type: 'integer'}};
const responses = {200: {description: 'ok'}};
const schema = {
  type: 'object',
  properties: {
    point: {type: 'array', prefixItems: [{type: 'string'}, {type: 'number'}], items: false},
    phone: {type: 'string'},
  },
  dependentRequired: {phone: ['country']},
};
const contract = {
  openapi: '3.1.0',
  info: {title: 'Points', version: '1'},
  paths: {
    '/points': {post: {requestBody: {content: {'application/json': {schema}}}, responses}},
    '/lines/{id}': {get: {parameters: [id], responses}},
    '/areas/{id}': {parameters: [id], get: {responses}},
  },
};
writeFileSync('contract.json', JSON.stringify(contract));
createOpenAPI('contract.json')
  .then((api) => {
    const check = (method, path, parts) => {
      const headers = {'content-type': 'application/json'};
      try {
        api.createRequestValidator({method, path})({headers, query: {}, params: {}, ...parts});
        console.log(method, path, JSON.stringify(parts), 'accepted');
        return [];
      } catch (error) {
        const messages = error.errors.map(({message}) => message);
        console.log(method, path, JSON.stringify(parts), messages);
        return messages;
      }
    };
    assert.deepEqual(check('post', '/points', {body: {point: ['a', 1]}}), [
      'body.point.0 boolean schema is false',
      'body.point.1 boolean schema is false',
    ]);
    assert.deepEqual(check('post', '/points', {body: {phone: '12345'}}), []);
    assert.deepEqual(check('get', '/lines/{id}', {params: {id: '7'}}), []);
    assert.deepEqual(check('get', '/areas/{id}', {params: {id: '7'}}), ['id must be integer']);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
JS
node run.cjs
