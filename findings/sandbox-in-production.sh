#!/bin/sh
# openapi-2-kong@3.6.0
#
# Rule: the servers of a contract are alternatives, from which a client chooses one, for instance a sandbox
# (OpenAPI 3.0.3, 4.7.5). Each has its own base path. The servers of a path item belong to that path only (4.7.9),
# and the README of the package says that it ignores them.
#
# Instead: all hosts become targets of one upstream, and Kong distributes requests among the targets of an
# upstream. A part of the production requests goes to the sandbox, with the base path of the first server, and a
# part to the host of a single path.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-2-kong@3.6.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {generateFromSpec} = require('openapi-2-kong');

const {version} = JSON.parse(readFileSync('node_modules/openapi-2-kong/package.json', 'utf8'));
assert.equal(version, '3.6.0');
console.log(`openapi-2-kong@${version}`);

const contract = {
  openapi: '3.0.3',
  info: {title: 'Shop', version: '1'},
  servers: [
    {url: 'https://api.example.com/v1', description: 'Production'},
    {url: 'https://sandbox.example.com/test', description: 'Sandbox'},
  ],
  paths: {
    '/orders': {get: {responses: {200: {description: 'ok'}}}},
    '/files': {
      servers: [{url: 'https://files.example.com'}],
      get: {responses: {200: {description: 'ok'}}},
    },
  },
};
generateFromSpec(contract, 'kong-declarative-config')
  .then(({documents}) => {
    const [{services, upstreams}] = documents;
    const targets = upstreams.flatMap((upstream) => upstream.targets.map(({target}) => target));
    console.log('upstreams:', upstreams.length, 'targets:', targets, 'path:', services[0].path);
    assert.equal(upstreams.length, 1);
    assert.equal(services[0].path, '/v1');
    assert.deepEqual(targets, [
      'api.example.com:443',
      'sandbox.example.com:443',
      'files.example.com:443',
    ]);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
JS
node run.cjs
