#!/bin/sh
# json-p3@2.3.1 (`jsonpatch`), json-patch@0.7.0 and immutable-json-patch@6.0.3
#
# Rule: `copy` is the same as `add` with the value at `from` (RFC 6902, 4.5): later operations on
# the copy leave the original as it is. `test` compares objects member by member (4.6), in any
# order, since the members of a JSON object have none (RFC 8259, 4).
#
# Instead: in the first two libraries copy and original are one object, so a patch that copies an
# address and changes the copy changes both. The third one compares texts of JSON, so a correct
# `test` fails if the server returns the members in another order than the client expects.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  json-p3@2.3.1 json-patch@0.7.0 immutable-json-patch@6.0.3 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {immutableJSONPatch} from 'immutable-json-patch';
import jsonPatch from 'json-patch';
import {jsonpatch} from 'json-p3';

for (const [name, version] of [
  ['json-p3', '2.3.1'],
  ['json-patch', '0.7.0'],
  ['immutable-json-patch', '6.0.3'],
]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const order = () => ({billing: {city: 'Bern', street: 'Marktgasse'}});
const patch = [
  {op: 'copy', from: '/billing', path: '/delivery'},
  {op: 'replace', path: '/delivery/city', value: 'Basel'},
];
const cities = ({billing, delivery}) => [billing.city, delivery.city];
const inPlace = order();
jsonPatch.apply(inPlace, patch);
for (const [name, result, expected] of [
  ['json-p3', jsonpatch.apply(patch, order()), ['Basel', 'Basel']],
  ['json-patch', inPlace, ['Basel', 'Basel']],
  ['immutable-json-patch', immutableJSONPatch(order(), patch), ['Bern', 'Basel']],
]) {
  console.log(name, 'billing and delivery:', cities(result));
  assert.deepEqual(cities(result), expected);
}

const test = (value) => [{op: 'test', path: '/billing', value}];
immutableJSONPatch(order(), test({city: 'Bern', street: 'Marktgasse'}));
assert.throws(
  () => immutableJSONPatch(order(), test({street: 'Marktgasse', city: 'Bern'})),
  (error) => {
    console.log('members in another order:', error.message);
    return true;
  },
);
jsonpatch.apply(test({street: 'Marktgasse', city: 'Bern'}), order());
JS
node run.mjs
