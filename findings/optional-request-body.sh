#!/bin/sh
# express-openapi-validator@5.6.2
#
# Rule: a request body is optional unless `required: true` (OpenAPI 3.0.3, 4.7.13 Request Body
# Object), a header parameter has `style: simple` by default (4.7.12 Parameter Object), and
# `explode: false` in `encoding` joins the items of a form's list by commas (4.7.15 Encoding
# Object).
#
# Instead: a POST without a body is answered with 415 'unsupported media type undefined'. A header
# that is an array makes every request to its operation fail, until the contract spells out the
# default style. A form that sends `ids=1,2` is refused: 'must be array'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  express-openapi-validator@5.6.2 express@4.21.2 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const express = require('express');
const {middleware} = require('express-openapi-validator');

const name = 'express-openapi-validator';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '5.6.2');
console.log(`${name}@${version}`);

const responses = {200: {description: 'Done'}};
const numbers = {type: 'array', items: {type: 'integer'}};
const header = (style) => ({
  get: {parameters: [{name: 'X-Ids', in: 'header', ...style, schema: numbers}], responses},
});
const contract = {
  openapi: '3.0.3',
  info: {title: 'Notes', version: '1'},
  paths: {
    '/note': {
      post: {requestBody: {content: {'application/json': {schema: {type: 'object'}}}}, responses},
    },
    '/default-style': header({}),
    '/same-style': header({style: 'simple'}),
    '/form': {
      post: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {type: 'object', properties: {ids: numbers}},
              encoding: {ids: {style: 'form', explode: false}},
            },
          },
        },
        responses,
      },
    },
  },
};
const app = express();
app.use(express.json(), express.urlencoded({extended: true}));
app.use(middleware({apiSpec: contract}));
app.use((request, response) => response.json({message: 'done'}));
app.use((error, request, response, next) =>
  response.status(error.status ?? 500).json({message: error.message}),
);
const server = app.listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const send = async (method, path, body) => {
    const response = await fetch(origin + path, {method, body});
    const answer = {status: response.status, message: (await response.json()).message};
    console.log(method, path, JSON.stringify(answer));
    return answer;
  };
  assert.deepEqual(await send('POST', '/note'), {
    status: 415,
    message: 'unsupported media type undefined',
  });
  assert.deepEqual(await send('GET', '/default-style'), {
    status: 400,
    message: "Parameter 'style' has incorrect value 'undefined' for [X-Ids]",
  });
  assert.deepEqual(await send('GET', '/same-style'), {status: 200, message: 'done'});
  assert.deepEqual(await send('POST', '/form', new URLSearchParams({ids: '1,2'})), {
    status: 400,
    message: 'request/body/ids must be array',
  });
  server.close();
});
JS
node run.cjs
