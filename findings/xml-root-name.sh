#!/bin/sh
# @stoplight/prism-cli@5.16.0 and @readme/oas-to-har@38.5.1
#
# Rule: `xml.name` is the name of the element, and `xml.attribute: true` makes the property an
# attribute (OpenAPI 3.1.1, 4.8.26 XML Object). An order with the number 5 is
# `<order number="5"/>`.
#
# Instead: the mock server answers `<xml><number>5</number></xml>`: neither the name nor the
# attribute is read. The library that makes requests for documentation sends JSON and labels it
# as `application/xml`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @stoplight/prism-cli@5.16.0 @readme/oas-to-har@38.5.1 oas@38.6.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import toHar from '@readme/oas-to-har';
import Oas from 'oas';

for (const [name, version] of [['@stoplight/prism-cli', '5.16.0'], ['@readme/oas-to-har', '38.5.1']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const content = {
  'application/xml': {
    schema: {
      type: 'object',
      xml: {name: 'order'},
      properties: {number: {type: 'integer', examples: [5], xml: {attribute: true}}},
    },
  },
};
const contract = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'https://api.example'}],
  paths: {
    '/order': {
      get: {responses: {200: {description: 'An order', content}}},
      post: {requestBody: {content}, responses: {204: {description: 'Ordered'}}},
    },
  },
};

const oas = Oas.init(structuredClone(contract));
const har = toHar(oas, oas.operation('/order', 'post'), {body: {number: 5}});
const {postData} = har.log.entries[0].request;
console.log('oas-to-har:', JSON.stringify(postData));
assert.deepEqual(postData, {mimeType: 'application/xml', text: '{"number":5}'});

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const {port} = probe.address();
probe.close();
await once(probe, 'close');
writeFileSync('contract.json', JSON.stringify(contract));
const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';
const server = spawn(process.execPath, [prism, 'mock', 'contract.json', '-p', String(port)]);
try {
  for await (const line of server.stdout) if (String(line).includes('is listening')) break;
  const answer = await (await fetch(`http://127.0.0.1:${port}/order`)).text();
  console.log('prism:', answer);
  assert.equal(answer, '<xml><number>5</number></xml>');
} finally {
  server.kill();
}
JS
node run.mjs
