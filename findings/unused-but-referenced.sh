#!/bin/sh
# @opendoc/openapi-shaking@1.5.2
# openapi-minifier@1.0.2
# oas-toolkit@0.17.0
#
# Rule: a component is in use if anything that is in use references it: webhooks (OpenAPI 3.1.1, 4.8.1.1), other
# components, the mapping of a discriminator (4.8.25) or, by its name, a security requirement (4.8.30).
#
# Instead: each removes components that are in use. The first tool drops every security scheme and the schemas
# of webhooks, the second the schemas that only shared responses reference. All three drop the schemas that
# only a mapping references. References and security requirements remain.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @opendoc/openapi-shaking@1.5.2 openapi-minifier@1.0.2 oas-toolkit@0.17.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {execFileSync} = require('node:child_process');
const {writeFileSync} = require('node:fs');
const {components} = require('oas-toolkit');
const {openapiShaking} = require('@opendoc/openapi-shaking');

for (const [name, expected] of [
  ['@opendoc/openapi-shaking', '1.5.2'],
  ['openapi-minifier', '1.0.2'],
  ['oas-toolkit', '0.17.0'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const json = (name) => ({'application/json': {schema: {$ref: `#/components/schemas/${name}`}}});
const contract = {
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  security: [{key: []}],
  paths: {'/pets': {get: {responses: {200: {$ref: '#/components/responses/pet'}}}}},
  webhooks: {
    newPet: {post: {requestBody: {content: json('Event')}, responses: {204: {description: 'ok'}}}},
  },
  components: {
    securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}},
    responses: {pet: {description: 'A pet', content: json('Pet')}},
    schemas: {
      Pet: {
        type: 'object',
        properties: {kind: {type: 'string'}},
        discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
      },
      Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]},
      Event: {type: 'object'},
      Unused: {type: 'object'},
    },
  },
};
const show = (name, {security, components: left}) => {
  const schemas = Object.keys(left.schemas).join(', ');
  console.log(name, '| schemas:', schemas, '| security schemes:', left.securitySchemes);
  assert.deepEqual(security, [{key: []}]);
  return [schemas, left.securitySchemes?.key !== undefined];
};
const run = async () => {
  const shaken = await openapiShaking(structuredClone(contract), () => true);
  assert.deepEqual(show('@opendoc/openapi-shaking', shaken), ['Pet', false]);
  writeFileSync('contract.json', JSON.stringify(contract));
  const options = ['--output', 'small.json', '--format', 'json'];
  execFileSync('node_modules/.bin/openapi-minifier', [...options, 'contract.json']);
  const small = JSON.parse(readFileSync('small.json', 'utf8'));
  assert.deepEqual(show('openapi-minifier', small), ['Event', true]);
  const used = components.removeUnusedComponents(structuredClone(contract));
  assert.deepEqual(show('oas-toolkit', used), ['Pet, Event', true]);
};
run().catch((error) => {
  console.error(error);
  process.exit(1);
});
JS
node run.cjs
