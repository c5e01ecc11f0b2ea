#!/bin/sh
# swagger-client@3.38.4 sends a form to @stoplight/prism-cli@5.16.0
#
# Rule: `contentType` in `encoding` is the media type of a part (OpenAPI 3.1.1, 4.8.15 Encoding
# Object), and any name with `+json` is JSON (RFC 6839, 3.1). Several values of one field are
# several parts with the same name (RFC 7578, 4.3, and 4.8.15.3.3 of the specification).
#
# Instead: the client writes the text `[object Object]` into the part that it labels as
# `application/vnd.note+json`, and joins the two tags to one part `red,blue`. The mock server refuses
# the right request too: it reads a JSON part and two parts with one name as plain text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  swagger-client@3.38.4 @stoplight/prism-cli@5.16.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import SwaggerClient from 'swagger-client';

for (const [name, version] of [['swagger-client', '3.38.4'], ['@stoplight/prism-cli', '5.16.0']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const contract = {
  openapi: '3.1.0',
  info: {title: 'Notes', version: '1'},
  servers: [{url: 'https://api.example'}],
  paths: {
    '/notes': {
      post: {
        operationId: 'addNote',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  note: {type: 'object', properties: {text: {type: 'string'}}},
                  tags: {type: 'array', items: {type: 'string'}},
                },
              },
              encoding: {note: {contentType: 'application/vnd.note+json'}},
            },
          },
        },
        responses: {204: {description: 'Added'}},
      },
    },
  },
};
const {body} = SwaggerClient.buildRequest({
  spec: contract,
  operationId: 'addNote',
  requestBody: {note: {text: 'Hello'}, tags: ['red', 'blue']},
});
const [note] = body.getAll('note');
const sent = {type: note.type, note: await note.text(), tags: body.getAll('tags')};
console.log('swagger-client sends', JSON.stringify(sent));
assert.deepEqual(sent, {
  type: 'application/vnd.note+json',
  note: '[object Object]',
  tags: ['red,blue'],
});

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
  const right = new FormData();
  right.append('note', new Blob(['{"text":"Hello"}'], {type: 'application/vnd.note+json'}), 'note');
  right.append('tags', 'red');
  right.append('tags', 'blue');
  const response = await fetch(`http://127.0.0.1:${port}/notes`, {method: 'POST', body: right});
  const {validation} = await response.json();
  console.log('prism answers', response.status, validation.map(({message}) => message).join('; '));
  assert.equal(response.status, 422);
  assert.deepEqual(validation.map(({message}) => message).sort(), [
    'Request body property note must be object',
    'Request body property tags must be array',
  ]);
} finally {
  server.kill();
}
JS
node run.mjs
