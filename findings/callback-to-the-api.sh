#!/bin/sh
# widdershins@4.0.1
#
# Rule: the key of a callback is the URL that the API calls, which is the client's own (OpenAPI 3.0.3,
# 4.7.18 Callback Object). `servers` of an operation replace those of the document (4.7.10 Operation
# Object). A link is part of a response (4.7.17 Response Object).
#
# Instead: the page shows a callback as `POST /orders` with a curl command that sends it to the API
# itself. The operation's own server is nowhere on the page, and neither is its link.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  widdershins@4.0.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {convert} = require('widdershins');

const {version} = JSON.parse(readFileSync('node_modules/widdershins/package.json', 'utf8'));
assert.equal(version, '4.0.1');
console.log(`widdershins@${version}`);

const contract = {
  openapi: '3.0.3',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'https://api.example'}],
  paths: {
    '/orders': {
      post: {
        operationId: 'addOrder',
        servers: [{url: 'https://orders.example'}],
        requestBody: {
          content: {
            'application/json': {
              schema: {type: 'object', properties: {callMe: {type: 'string', format: 'uri'}}},
            },
          },
        },
        responses: {
          201: {description: 'Added', links: {again: {operationId: 'addOrder', description: 'One more'}}},
        },
        callbacks: {
          paid: {
            '{$request.body#/callMe}': {
              post: {operationId: 'tellPaid', responses: {204: {description: 'Heard'}}},
            },
          },
        },
      },
    },
  },
};
const options = {codeSamples: true, language_tabs: [{shell: 'Shell'}], omitHeader: true};
console.log = () => {}; // widdershins reports its templates
convert(contract, options).then((page) => {
  const callback = page.slice(page.indexOf('### Callbacks'));
  const lines = callback.split('\n').filter((line) => /^\*\*|^`|^curl/.test(line));
  process.stdout.write(`${lines.join('\n')}\n`);
  assert.ok(callback.includes('**{$request.body#/callMe}**'));
  assert.ok(callback.includes('curl -X POST https://api.example/orders'));
  assert.ok(callback.includes('`POST /orders`'));
  assert.equal(page.includes('orders.example'), false);
  assert.equal(page.includes('One more'), false);
});
JS
node run.cjs
