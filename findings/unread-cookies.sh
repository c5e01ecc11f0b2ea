#!/bin/sh
# exegesis@4.3.0
#
# Rule: names of header fields are case-insensitive (RFC 9110, 5.1; OpenAPI 3.0.3, 4.7.12 Parameter
# Object), and a parameter may be in a cookie.
#
# Instead: a header parameter is read only if the contract writes its name in lower case. A cookie
# parameter is never read; if it is required, every request is refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  exegesis@4.3.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {createServer, get} = require('node:http');
const {compileApi} = require('exegesis');

const {version} = JSON.parse(readFileSync('node_modules/exegesis/package.json', 'utf8'));
assert.equal(version, '4.3.0');
console.log(`exegesis@${version}`);

const schema = {type: 'string'};
const operation = (...parameters) => ({
  get: {
    operationId: 'echo',
    'x-exegesis-controller': 'api',
    parameters,
    responses: {
      200: {description: 'The parameters', content: {'application/json': {schema: {}}}},
    },
  },
});
const contract = {
  openapi: '3.0.3',
  info: {title: 'Parameters', version: '1'},
  paths: {
    '/headers': operation({name: 'X-Upper', in: 'header', schema}, {name: 'x-lower', in: 'header', schema}),
    '/cookie': operation({name: 'session', in: 'cookie', schema}),
    '/required': operation({name: 'session', in: 'cookie', required: true, schema}),
  },
};
const echo = ({params, res}) => res.json({header: params.header, cookie: params.cookie});
(async () => {
  const handle = await compileApi(contract, {controllers: {api: {echo}}});
  const server = createServer((request, response) => handle(request, response, () => response.end()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const headers = {'X-Upper': 'a', 'x-lower': 'b', Cookie: 'session=c'};
  const call = (path) =>
    new Promise((resolve) => {
      get({port: server.address().port, host: '127.0.0.1', path, headers}, async (response) => {
        let text = '';
        for await (const part of response) text += part;
        console.log(path, response.statusCode, text);
        resolve([response.statusCode, JSON.parse(text)]);
      });
    });
  assert.deepEqual(await call('/headers'), [200, {header: {'x-lower': 'b'}, cookie: {}}]);
  assert.deepEqual(await call('/cookie'), [200, {header: {}, cookie: {}}]);
  const [status, {errors}] = await call('/required');
  assert.equal(status, 400);
  assert.match(errors[0].message, /Missing required cookie parameter/);
  server.close();
})();
JS
node run.cjs
