#!/bin/sh
# parse-link-header@2.0.0 and linkheader-parser@0.1.2
#
# Rule: a response may link to its contract by the relation `service-desc` (RFC 8631, 4.2), and
# `type` is a hint on its media type. That may have parameters, in quotes: text in quotes is one
# value, whatever is in it (RFC 8288, 3 and 3.4.1; RFC 9110, 5.6.4). Names of parameters are
# case-insensitive, and several links may have the same relation. `title*` is an encoded title (RFC
# 8288, 3.4.1).
#
# Instead: the first library cuts the type at its semicolon and makes `version` an attribute of the
# link. Parameters of the URL become attributes as well. Of two contracts, one in JSON and one in
# YAML, only the last is left, and a link with `REL=` is ignored. The second one throws on `title*`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  parse-link-header@2.0.0 linkheader-parser@0.1.2 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import other from 'linkheader-parser';
import parse from 'parse-link-header';

for (const [name, version] of [['parse-link-header', '2.0.0'], ['linkheader-parser', '0.1.2']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const json = '</api?version=2>; rel="service-desc"; type="application/vnd.oai.openapi+json;version=3.1"';
const yaml = '</api.yaml>; rel="service-desc"; type="application/vnd.oai.openapi"';
for (const [header, links] of [
  [
    json,
    {
      'service-desc': {
        rel: 'service-desc',
        type: 'application/vnd.oai.openapi+json',
        url: '/api?version=2',
        version: '3.1',
      },
    },
  ],
  [
    '</api?version=2>; rel="service-desc"',
    {'service-desc': {rel: 'service-desc', url: '/api?version=2', version: '2'}},
  ],
  [
    `${json}, ${yaml}`,
    {
      'service-desc': {
        rel: 'service-desc',
        type: 'application/vnd.oai.openapi',
        url: '/api.yaml',
      },
    },
  ],
  ['</api.yaml>; REL="service-desc"', {}],
]) {
  const found = parse(header);
  console.log(header, JSON.stringify(found));
  assert.deepEqual({...found}, links);
}

const read = other.parse;
const {type} = read(json)['service-desc'];
assert.equal(type, 'application/vnd.oai.openapi+json;version=3.1');
assert.throws(() => read(`${yaml}; title*=UTF-8''API%20v1`), /Expected/);
console.log('linkheader-parser: title* is an error');
JS
node run.mjs
