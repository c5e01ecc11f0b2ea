#!/bin/sh
# oas-toolkit@0.17.0
#
# Rule: keywords next to `allOf` apply as well as its branches, and a value must have the required properties of
# every branch (JSON Schema draft-05 Validation, 5.22, 5.15, as OpenAPI 3.0 uses it).
#
# Instead: when `allOf` is expanded, all keywords next to it are dropped with the description, and the required
# properties of the last branch replace those of the branches before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  oas-toolkit@0.17.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {expandAllOf} = require('oas-toolkit');

const {version} = JSON.parse(readFileSync('node_modules/oas-toolkit/package.json', 'utf8'));
assert.equal(version, '0.17.0');
console.log(`oas-toolkit@${version}`);

const text = {type: 'string'};
expandAllOf({
  openapi: '3.0.3',
  info: {title: 'Shop', version: '1'},
  paths: {},
  components: {
    schemas: {
      Entity: {type: 'object', required: ['id'], properties: {id: text}},
      Order: {
        description: 'An order of a customer',
        nullable: true,
        required: ['state'],
        properties: {state: text},
        allOf: [
          {$ref: '#/components/schemas/Entity'},
          {type: 'object', required: ['total'], properties: {total: {type: 'number'}}},
        ],
      },
    },
  },
})
  .then(({components}) => {
    console.log(JSON.stringify(components.schemas.Order));
    assert.deepEqual(components.schemas.Order, {
      type: 'object',
      required: ['total'],
      properties: {id: text, total: {type: 'number'}},
    });
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
JS
node run.cjs
