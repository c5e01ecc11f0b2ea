#!/bin/sh
# oas3-chow-chow@4.0.0
#
# Rule: a `readOnly` property that is required is required in responses only (OpenAPI 3.0.3, 4.7.24.1). Paths
# without variables are matched first (4.7.8.2), headers have the type of their schema (4.7.12), and `4XX` is a
# range of status codes (4.7.16.1).
#
# Instead: a request to create an order must contain the identifier that the server assigns. `GET /orders/latest`
# is checked as the order "latest". A header with an integer is refused, but a query parameter is not. A 404 is
# an unsupported status code.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  oas3-chow-chow@4.0.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {default: ChowChow} = require('oas3-chow-chow');

const {version} = JSON.parse(readFileSync('node_modules/oas3-chow-chow/package.json', 'utf8'));
assert.equal(version, '4.0.0');
console.log(`oas3-chow-chow@${version}`);

const integer = {type: 'integer'};
const ok = {description: 'ok'};
const parameter = (name, location) => ({name, in: location, required: location === 'path', schema: integer});
const contract = {
  openapi: '3.0.3',
  info: {title: 'Orders', version: '1'},
  paths: {
    '/orders': {
      get: {
        parameters: [parameter('page', 'query'), parameter('X-Page', 'header')],
        responses: {200: ok, '4XX': {description: 'error', content: {'application/json': {schema: {}}}}},
      },
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['id', 'name'],
                properties: {id: {type: 'integer', readOnly: true}, name: {type: 'string'}},
              },
            },
          },
        },
        responses: {201: ok},
      },
    },
    '/orders/{id}': {get: {parameters: [parameter('id', 'path')], responses: {200: ok}}},
    '/orders/latest': {get: {responses: {200: ok}}},
  },
};
const json = {'content-type': 'application/json'};
const attempt = (title, check) => {
  try {
    check();
    console.log(title, '-> accepted');
    return 'accepted';
  } catch (error) {
    const [reason] = error.meta?.rawErrors ?? [{error: error.message}];
    console.log(title, '-> refused:', reason.error.trim());
    return reason.error.trim();
  }
};
ChowChow.create(contract)
  .then((chow) => {
    const request = (method, path, parts) =>
      attempt(`${method} ${path} ${JSON.stringify(parts)}`, () =>
        chow.validateRequestByPath(path, method, parts),
      );
    assert.match(request('post', '/orders', {header: json, body: {name: 'Ann'}}), /required property 'id'/);
    assert.match(request('get', '/orders/latest', {}), /\/id: type must be integer/);
    assert.equal(request('get', '/orders', {query: {page: '2'}}), 'accepted');
    assert.match(request('get', '/orders', {header: {'x-page': '2'}}), /x-page: type must be integer/);
    const response = {status: 404, header: json, body: {}};
    const checked = () => chow.validateResponseByPath('/orders', 'get', response);
    assert.match(attempt('404', checked), /Unsupported Response Status Code/);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
JS
node run.cjs
