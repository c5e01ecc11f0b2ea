#!/bin/sh
# openapi-merge@2.0.2
#
# Rule: a link's `operationId` is the name of the operation that a client may call next, within
# the same description (OpenAPI 3.0.3, 4.7.20 Link Object). When two contracts are merged and an
# operation gets a prefix because its name is taken, its own links must get the prefix as well.
#
# Instead: references, discriminator mappings and security requirements follow the prefix, but the
# link keeps the old name. It is not even broken: it leads to the operation of the other API.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-merge@2.0.2 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {merge} = require('openapi-merge');

const {version} = JSON.parse(readFileSync('node_modules/openapi-merge/package.json', 'utf8'));
assert.equal(version, '2.0.2');
console.log(`openapi-merge@${version}`);

/** A contract whose only operation lists things, with a link to the next page of them. */
const contract = (things) => ({
  openapi: '3.0.3',
  info: {title: things, version: '1'},
  paths: {
    [`/${things}`]: {
      get: {
        operationId: 'list',
        responses: {
          200: {description: things, links: {nextPage: {operationId: 'list'}}},
        },
      },
    },
  },
});
const {output} = merge([
  {oas: contract('cats')},
  {oas: contract('invoices'), dispute: {prefix: 'Billing'}},
]);
const cats = output.paths['/cats'].get;
const invoices = output.paths['/invoices'].get;
const link = invoices.responses[200].links.nextPage.operationId;
console.log('GET /cats is', cats.operationId, '| GET /invoices is', invoices.operationId);
console.log('the next page of invoices is', link);
assert.equal(cats.operationId, 'list');
assert.equal(invoices.operationId, 'Billinglist');
assert.equal(link, 'list');
JS
node run.cjs
