#!/bin/sh
# openapi-overlays-js@0.2.0 and openapi-format@1.33.6
#
# Rule: if the `target` of an action selects an array, `update` is an entry that is appended to it,
# and `remove` deletes every selected node (Overlay 1.0.0, 5.4.3 Action Object, and the array
# example in 5.5.4).
#
# Instead: the first tool merges the entry into the list as if it were an object, so `tags` becomes
# an object with the keys 0, 1 and name. The second tool sets `name` on the array itself, so nothing
# of the entry is in the JSON, and reports the action as used. When it removes `$.tags[*]`, every
# second tag stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-overlays-js@0.2.0 openapi-format@1.33.6 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {openapiOverlay} from 'openapi-format';
import {applyOverlay} from 'openapi-overlays-js/src/overlay.js';

for (const [name, version] of [['openapi-overlays-js', '0.2.0'], ['openapi-format', '1.33.6']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const contract = () => ({
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  tags: [{name: 'cats'}, {name: 'dogs'}, {name: 'birds'}, {name: 'fish'}],
  paths: {},
});
const overlay = (action) => ({
  overlay: '1.0.0',
  info: {title: 'Tags', version: '1'},
  actions: [action],
});
const append = overlay({target: '$.tags', update: {name: 'owners'}});
const removeAll = overlay({target: '$.tags[*]', remove: true});

const {tags} = applyOverlay(contract(), append);
console.log('openapi-overlays-js, append:', JSON.stringify(tags));
assert.equal(Array.isArray(tags), false);
assert.deepEqual(Object.keys(tags), ['0', '1', '2', '3', 'name']);

const appended = await openapiOverlay(contract(), {overlaySet: append});
console.log('openapi-format, append:', JSON.stringify(appended.data.tags));
assert.equal(JSON.stringify(appended.data.tags), JSON.stringify(contract().tags));
assert.deepEqual(appended.resultData.unusedActions, []);

const removed = await openapiOverlay(contract(), {overlaySet: removeAll});
console.log('openapi-format, remove all:', JSON.stringify(removed.data.tags));
assert.deepEqual(removed.data.tags, [{name: 'dogs'}, {name: 'fish'}]);
JS
node run.mjs
