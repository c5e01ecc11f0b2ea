#!/bin/sh
# openapi-mock-express-middleware@3.0.2
#
# Rule: `2XX` and `default` describe the responses without a description of their own, and media types have any name,
# for instance one that ends with `+json` (OpenAPI 3.0.3, 4.7.16 and 4.7.14). A `writeOnly` property should not be in
# a response (4.7.24).
#
# Instead: a mock answers 200 with the JSON `{}` whenever the response is not described by a status code and
# `application/json`, although it is valid for none of these schemas. Text is `{}` as well. A `writeOnly` property is in
# the answer.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-mock-express-middleware@3.0.2 express@5.1.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const express = require('express');
const {createMockMiddleware} = require('openapi-mock-express-middleware');

const {version} = JSON.parse(readFileSync('node_modules/openapi-mock-express-middleware/package.json', 'utf8'));
assert.equal(version, '3.0.2');
console.log(`openapi-mock-express-middleware@${version}`);

const response = (mediaType, schema) => ({description: 'ok', content: {[mediaType]: {schema}}});
const state = {type: 'string', enum: ['open']};
const responses = {
  '/exact': {200: response('application/json', state)},
  '/range': {'2XX': response('application/json', state)},
  '/default': {default: response('application/json', state)},
  '/vendor': {200: response('application/vnd.shop+json', state)},
  '/text': {200: response('text/plain', state)},
  '/order': {
    200: response('application/json', {
      type: 'object',
      required: ['note'],
      properties: {note: {type: 'string', enum: ['urgent'], writeOnly: true}},
    }),
  },
};
const paths = Object.fromEntries(
  Object.entries(responses).map(([path, described]) => [path, {get: {responses: described}}]),
);
const app = express();
app.use(createMockMiddleware({spec: {openapi: '3.0.3', info: {title: 'Shop', version: '1'}, paths}}));
const server = app.listen(0, '127.0.0.1', async () => {
  try {
    const answers = {};
    for (const path of Object.keys(paths)) {
      const answer = await fetch(`http://127.0.0.1:${server.address().port}${path}`);
      const [mediaType] = answer.headers.get('content-type').split(';');
      answers[path] = `${answer.status} ${mediaType} ${await answer.text()}`;
    }
    console.log(answers);
    const empty = '200 application/json {}';
    assert.deepEqual(answers, {
      '/exact': '200 application/json "open"',
      '/range': empty,
      '/default': empty,
      '/vendor': empty,
      '/text': empty,
      '/order': '200 application/json {"note":"urgent"}',
    });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    server.close();
  }
});
JS
node run.cjs
