#!/bin/sh
# openapi-to-postmanv2@6.3.3
#
# Rule: an `apiKey` with `in: cookie` is sent as a cookie of that name (OpenAPI 3.0.3, 4.7.27 Security Scheme
# Object; RFC 6265, 4.2).
#
# Instead: the collection sends a header named like the cookie, so the server finds no key. Headers and
# query parameters are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-to-postmanv2@6.3.3 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {convert} = require('openapi-to-postmanv2');

const name = 'openapi-to-postmanv2';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '6.3.3');
console.log(`${name}@${version}`);

const read = (location) =>
  new Promise((resolve, reject) => {
    const data = {
      openapi: '3.0.3',
      info: {title: 'Library', version: '1'},
      servers: [{url: 'https://api.example.com'}],
      paths: {'/books': {get: {security: [{key: []}], responses: {200: {description: 'Books'}}}}},
      components: {securitySchemes: {key: {type: 'apiKey', in: location, name: 'session'}}},
    };
    convert({type: 'json', data}, {}, (error, {output}) => {
      if (error) return reject(error);
      const [{request}] = output[0].data.item;
      const sent = Object.fromEntries(request.auth.apikey.map(({key, value}) => [key, value]));
      console.log(location, JSON.stringify(sent));
      resolve(`${sent.key} in ${sent.in}`);
    });
  });
(async () => {
  assert.equal(await read('query'), 'session in query');
  assert.equal(await read('header'), 'session in header');
  assert.equal(await read('cookie'), 'session in header');
})();
JS
node run.cjs
