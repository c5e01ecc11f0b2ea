#!/bin/sh
# li@1.3.0, http-link-header@1.1.4
#
# Rule: a Link header field may contain several links with the same relation, for example one per
# item of a collection (RFC 8288, 3 and 3.3; RFC 6573, 2.1 `item`).
#
# Instead: li keeps the last link of each relation, so two of three items are gone. Its option
# `extended` returns all three, as http-link-header does.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  li@1.3.0 http-link-header@1.1.4 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const LinkHeader = require('http-link-header');
const li = require('li');

for (const [name, expected] of [['li', '1.3.0'], ['http-link-header', '1.1.4']]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const header = ['/risks/1', '/risks/2', '/risks/3'].map((url) => `<${url}>; rel="item"`).join(', ');
const links = li.parse(header);
console.log('li:', JSON.stringify(links));
assert.deepEqual(links, {item: '/risks/3'});

const extended = li.parse(header, {extended: true}).map(({link}) => link);
const items = LinkHeader.parse(header).rel('item').map(({uri}) => uri);
console.log('li, extended:', extended.join(' '), '| http-link-header:', items.join(' '));
assert.deepEqual(extended, ['/risks/1', '/risks/2', '/risks/3']);
assert.deepEqual(items, extended);
JS
node run.cjs
