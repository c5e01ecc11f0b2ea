#!/bin/sh
# httpsnippet@3.0.10 and @readme/httpsnippet@11.4.0
#
# Rule: a list in a form is a repeated field by default: `tags=new&tags=on+sale` (OpenAPI 3.1.1,
# 4.8.15.1.2 Fixed Fields for RFC6570-style Serialization). HAR lists such fields one by one in
# `params` (HAR 1.2, postData). Code for a request must send it.
#
# Instead: the JavaScript sample sends one field, `tags=new,on sale`, since `URLSearchParams` turns
# a list to text. The sample for Node.js sets the field twice, so only the last is sent. And a JSON
# body that is right in the sample for curl of the first library is rounded in all others:
# 9007199254740993 becomes 9007199254740992.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  httpsnippet@3.0.10 @readme/httpsnippet@11.4.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {HTTPSnippet as ReadMe} from '@readme/httpsnippet';
import httpsnippet from 'httpsnippet';

const {HTTPSnippet} = httpsnippet;
for (const [name, version] of [['httpsnippet', '3.0.10'], ['@readme/httpsnippet', '11.4.0']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const request = (mimeType, content) => ({
  method: 'POST',
  url: 'https://api.example.com/orders',
  httpVersion: 'HTTP/1.1',
  headers: [{name: 'content-type', value: mimeType}],
  queryString: [],
  cookies: [],
  headersSize: -1,
  bodySize: -1,
  postData: {mimeType, ...content},
});
const makers = {
  httpsnippet: (har, target, client) => new HTTPSnippet(har).convert(target, client),
  '@readme/httpsnippet': (har, target, client) => new ReadMe(har).convert(target, client)[0],
};
const fields = [{name: 'tags', value: 'new'}, {name: 'tags', value: 'on sale'}];
const form = () => request('application/x-www-form-urlencoded', {params: fields});
const number = () => request('application/json', {text: '{"id":9007199254740993}'});
const FORM = /new URLSearchParams\((\{[^]*?\})\)/;
const SET = /encodedParams\.set\([^)]*\);/g;
for (const [name, make] of Object.entries(makers)) {
  // The values are the literals of the generated code.
  const literal = FORM.exec(make(form(), 'javascript', 'fetch'))[1];
  const inBrowser = String(new URLSearchParams(eval(`(${literal})`)));
  const encodedParams = new URLSearchParams();
  eval(make(form(), 'node', 'fetch').match(SET).join('\n'));
  console.log(name, 'javascript:', inBrowser, 'node:', String(encodedParams));
  assert.equal(inBrowser, 'tags=new%2Con+sale');
  assert.equal(String(encodedParams), 'tags=on+sale');
  for (const [target, client] of [['javascript', 'fetch'], ['python', 'requests']]) {
    const code = make(number(), target, client);
    console.log(name, target, /\d{16}/.exec(code)[0]);
    assert.ok(code.includes('9007199254740992'));
  }
}
assert.ok(makers.httpsnippet(number(), 'shell', 'curl').includes('9007199254740993'));
JS
node run.mjs
