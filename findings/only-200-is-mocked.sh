#!/bin/sh
# @mswjs/source@0.5.0
#
# Rule: an operation must describe at least one response, which should be the one of a successful call
# (OpenAPI 3.1.1, 4.8.16 Responses Object). It may be 201 or 204, and `2XX` describes all codes from 200
# to 299.
#
# Instead: the handlers made from a contract answer 501 Not Implemented unless the contract describes `200`
# or `default`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @mswjs/source@0.5.0 msw@2.15.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {fromOpenApi} from '@mswjs/source/open-api';
import {setupServer} from 'msw/node';

const name = '@mswjs/source';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '0.5.0');
console.log(`${name}@${version}`);

const content = {'application/json': {schema: {type: 'integer'}, example: 1}};
const codes = ['200', 'default', '201', '2XX', '204'];
const paths = Object.fromEntries(
  codes.map((code) => [
    `/${code}`,
    {get: {responses: {[code]: {description: 'Done', ...(code === '204' ? {} : {content})}}}},
  ]),
);
const server = setupServer(
  ...(await fromOpenApi({
    openapi: '3.1.0',
    info: {title: 'Codes', version: '1'},
    servers: [{url: 'http://localhost'}],
    paths,
  })),
);
server.listen();
const answers = {};
for (const code of codes) answers[code] = (await fetch(`http://localhost/${code}`)).status;
server.close();
console.log(JSON.stringify(answers));
assert.deepEqual(answers, {200: 200, default: 200, 201: 501, '2XX': 501, 204: 501});
JS
node run.mjs
