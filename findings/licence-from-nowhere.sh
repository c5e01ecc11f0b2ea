#!/bin/sh
# google-discovery-to-swagger@2.1.0
#
# Rule: `info.license` and `info.contact` are optional (Swagger 2.0, Info Object). A variable in a path is the
# name in braces, and each has a parameter of the same name (Paths Object). The `default` of an array is an
# array (JSON Schema draft-04 Validation, 6.2).
#
# Instead: an API without a licence is published under Creative Commons Attribution 3.0, with the contact
# `https://undefined`. The path `{+name}` of a Discovery document keeps its plus, so the parameter `name`
# belongs to no variable. A repeated parameter gets one value as the default of its array.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  google-discovery-to-swagger@2.1.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {convert} = require('google-discovery-to-swagger');

const {version} = JSON.parse(readFileSync('node_modules/google-discovery-to-swagger/package.json', 'utf8'));
assert.equal(version, '2.1.0');
console.log(`google-discovery-to-swagger@${version}`);

const {info, paths} = convert({
  kind: 'discovery#restDescription',
  discoveryVersion: 'v1',
  id: 'shop:v1',
  name: 'shop',
  version: 'v1',
  title: 'Shop',
  description: 'Orders of a shop',
  protocol: 'rest',
  rootUrl: 'https://shop.example.com/',
  servicePath: '',
  baseUrl: 'https://shop.example.com/',
  basePath: '/',
  batchPath: 'batch',
  parameters: {},
  schemas: {},
  resources: {
    orders: {
      methods: {
        get: {
          id: 'shop.orders.get',
          path: 'v1/{+name}',
          httpMethod: 'GET',
          parameterOrder: ['name'],
          parameters: {
            name: {type: 'string', required: true, location: 'path', pattern: '^orders/[^/]+$'},
            view: {type: 'string', location: 'query', repeated: true, enum: ['BASIC', 'FULL'], default: 'BASIC'},
          },
        },
      },
    },
  },
});
console.log(JSON.stringify(info));
assert.equal(info.license.name, 'Creative Commons Attribution 3.0');
assert.equal(info.contact.url, 'https://undefined');

const [[path, item]] = Object.entries(paths);
const [name, view] = item.get.parameters;
console.log(path, JSON.stringify(item.get.parameters));
assert.deepEqual([path, name.name, name.pattern], ['/v1/{+name}', 'name', undefined]);
assert.deepEqual([view.type, view.default], ['array', 'BASIC']);
JS
node run.cjs
