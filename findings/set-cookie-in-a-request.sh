#!/bin/sh
# @scalar/snippetz@0.10.2
#
# Rule: a client sends cookies in `Cookie`, and only a server sends `Set-Cookie` (RFC 6265, 4.1 and 4.2). Repeated
# names in a form or a query are repeated pairs. A `multipart/form-data` header needs a boundary (RFC 7578, 4.1).
#
# Instead: `fetch` samples send `Set-Cookie`, of a repeated form field only the last value, and a multipart
# header without a boundary instead of that of `FormData`. An ampersand in a query value is not escaped, so it
# starts another parameter. In Dart and C#, a quotation mark in a value ends the string, so the sample does not
# compile.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @scalar/snippetz@0.10.2 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {snippetz} from '@scalar/snippetz';

const {version} = JSON.parse(readFileSync('node_modules/@scalar/snippetz/package.json', 'utf8'));
assert.equal(version, '0.10.2');
console.log(`@scalar/snippetz@${version}`);

const form = 'application/x-www-form-urlencoded';
const request = {
  method: 'POST',
  url: 'https://api.example.com/orders',
  httpVersion: 'HTTP/1.1',
  headers: [
    {name: 'Content-Type', value: form},
    {name: 'X-Note', value: `it's "new"`},
  ],
  queryString: [{name: 'title', value: 'Salt & Pepper'}],
  cookies: [{name: 'session', value: 'abc'}],
  postData: {mimeType: form, params: [{name: 'tag', value: 'a'}, {name: 'tag', value: 'b'}]},
  headersSize: -1,
  bodySize: -1,
};
const send = (har) => {
  const code = snippetz().print('js', 'fetch', har);
  console.log(code);
  let sent;
  new Function('fetch', code)((url, options) => (sent = {url: new URL(url), ...options}));
  return sent;
};
const sent = send(request);
assert.equal(sent.headers['Set-Cookie'], 'session=abc');
assert.equal(sent.headers.Cookie, undefined);
assert.deepEqual(sent.body.getAll('tag'), ['b']);
assert.deepEqual([...sent.url.searchParams], [['title', 'Salt '], [' Pepper', '']]);

const mimeType = 'multipart/form-data';
const multipart = send({
  ...request,
  headers: [{name: 'Content-Type', value: mimeType}],
  postData: {mimeType, params: [{name: 'tag', value: 'a'}]},
});
assert.ok(multipart.body instanceof FormData);
assert.equal(multipart.headers['Content-Type'], mimeType);

const dart = snippetz().print('dart', 'http', request);
const csharp = snippetz().print('csharp', 'httpclient', request);
console.log(dart, csharp);
assert.ok(dart.includes(`'X-Note': 'it's "new"'`));
assert.ok(csharp.includes(`"X-Note", "it's "new""`));
JS
node run.mjs
