#!/bin/sh
# @hyperjump/uri-template@0.3.0 and uri-template@2.0.0
#
# Rule: an escape has two hexadecimal digits (RFC 3986, 2.1), so a line break in a value is `%0A`
# and a tab is `%09` (RFC 6570, 3.2.1). Query, path and cookie parameters of OpenAPI are expanded by
# these rules (OpenAPI 3.1.1, Appendix C).
#
# Instead: both libraries write `%A` and `%9`. If the next character is a letter from a to f or a
# digit, a server reads another character: two lines, '1' and '2024', become `1%A2024`, which is the
# byte A2 and 024. Otherwise the query is no valid URI, and `decodeURIComponent` throws.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @hyperjump/uri-template@0.3.0 uri-template@2.0.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import hyperjump from '@hyperjump/uri-template';
import uriTemplate from 'uri-template';

const expand = {
  '@hyperjump/uri-template': (template, values) => hyperjump.expand(template, values),
  'uri-template': (template, values) => uriTemplate.parse(template).expand(values),
};
for (const [name, version] of [['@hyperjump/uri-template', '0.3.0'], ['uri-template', '2.0.0']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

for (const [name, fill] of Object.entries(expand)) {
  for (const [text, url] of [
    ['1\n2024', '/notes?text=1%A2024'],
    ['x\ty', '/notes?text=x%9y'],
    ['a b', '/notes?text=a%20b'],
  ]) {
    const made = fill('/notes{?text}', {text});
    console.log(name, JSON.stringify(text), made);
    assert.equal(made, url);
  }
  assert.throws(() => decodeURIComponent(fill('{text}', {text: 'x\ty'})), URIError);
}
assert.equal(encodeURIComponent('1\n2024'), '1%0A2024');
JS
node run.mjs
