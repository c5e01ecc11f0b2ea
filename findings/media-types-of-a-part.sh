#!/bin/sh
# swagger-combine@1.4.0
#
# Rule: `consumes`, `produces`, `host`, `basePath` and `schemes` of a contract apply to all of its operations
# (Swagger 2.0, Swagger Object). An operation overrides the media types with its own list.
#
# Instead: security requirements of a contract are copied into its operations, but its media types are dropped.
# An API of XML has no media types after it was combined. The hosts are dropped as well, unless an option keeps
# one host for all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  swagger-combine@1.4.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {writeFileSync} = require('node:fs');
const swaggerCombine = require('swagger-combine');

const {version} = JSON.parse(readFileSync('node_modules/swagger-combine/package.json', 'utf8'));
assert.equal(version, '1.4.0');
console.log(`swagger-combine@${version}`);

const xml = ['application/xml'];
const orders = {
  swagger: '2.0',
  info: {title: 'Orders', version: '1'},
  host: 'orders.example.com',
  basePath: '/v1',
  consumes: xml,
  produces: xml,
  security: [{key: []}],
  securityDefinitions: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}},
  paths: {
    '/orders': {
      post: {
        parameters: [{name: 'order', in: 'body', schema: {type: 'object'}}],
        responses: {201: {description: 'created', schema: {type: 'object'}}},
      },
    },
  },
};
writeFileSync('orders.json', JSON.stringify(orders));
swaggerCombine({swagger: '2.0', info: {title: 'All', version: '1'}, apis: [{url: './orders.json'}]})
  .then((combined) => {
    console.log(JSON.stringify(combined));
    const {post} = combined.paths['/orders'];
    assert.deepEqual(post.security, [{key: []}]);
    for (const keyword of ['consumes', 'produces']) {
      assert.equal(post[keyword], undefined);
      assert.equal(combined[keyword], undefined);
    }
    assert.deepEqual([combined.host, combined.basePath], [undefined, undefined]);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
JS
node run.cjs
