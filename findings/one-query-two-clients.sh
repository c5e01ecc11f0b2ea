#!/bin/sh
# openapi-fetch@0.17.0 and openapi-client-axios@7.9.1 on one contract
#
# Rule: a query parameter has `style: form` and `explode: true` by default, so the list `ids` is sent
# as `ids=1&ids=2` and the object `range` as `from=1&to=5` (OpenAPI 3.1.1, 4.8.12 Parameter Object
# and 4.8.12.3 Style Values). An operation's `servers` replace those of the document, and a
# variable has its `default` (4.8.5 Server Object).
#
# Instead: no client sends what the contract says, and they disagree. openapi-fetch, which sees only
# types, sends `range[from]=1&range[to]=5`. openapi-client-axios has the contract at hand and
# sends `ids[]=1&ids[]=2`, although `explode: false` would want `ids=1,2`, to an address that still
# has `{region}` in it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-fetch@0.17.0 openapi-client-axios@7.9.1 axios@1.7.9 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import axios from 'openapi-client-axios';
import createClient from 'openapi-fetch';

for (const [name, version] of [['openapi-fetch', '0.17.0'], ['openapi-client-axios', '7.9.1']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const numbers = {type: 'array', items: {type: 'integer'}};
const range = {type: 'object', properties: {from: {type: 'integer'}, to: {type: 'integer'}}};
const contract = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'https://api.example'}],
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        servers: [{url: 'https://{region}.example', variables: {region: {default: 'eu'}}}],
        parameters: [
          {name: 'ids', in: 'query', explode: false, schema: numbers},
          {name: 'range', in: 'query', schema: range},
        ],
        responses: {200: {description: 'Orders'}},
      },
    },
  },
};

let sent;
const fetching = createClient({
  baseUrl: 'https://eu.example',
  fetch: async ({url}) => {
    sent = url;
    return Response.json({});
  },
});
await fetching.GET('/orders', {params: {query: {range: {from: 1, to: 5}}}});
console.log('openapi-fetch:', sent);
assert.equal(sent, 'https://eu.example/orders?range[from]=1&range[to]=5');

const {default: OpenAPIClientAxios = axios} = axios;
const client = await new OpenAPIClientAxios({definition: contract}).init();
client.defaults.adapter = async (config) => ({
  config,
  status: 200,
  headers: {},
  data: client.getUri(config),
});
const {data} = await client.listOrders({ids: [1, 2]});
console.log('openapi-client-axios:', data);
assert.equal(data, 'https://{region}.example/orders?ids[]=1&ids[]=2');
JS
node run.mjs
