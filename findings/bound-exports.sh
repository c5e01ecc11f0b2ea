#!/bin/sh
# jiti@2.7.0
#
# Rule: a named import is a binding to the value that the module exports (ECMAScript 2025, 16.2.1.7),
# so an imported class is the class itself, with its static members.
#
# Instead: if the package is CommonJS and Node.js cannot find the name in its text, as with getters that
# a compiler defines in a loop (SWC's default), jiti takes the export from the module object and binds
# it. A bound class makes the same instances, but has no static members and another name. With the
# exports written one by one, the class is the class.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact jiti@2.7.0 >&2

for name in looped written; do
  mkdir "node_modules/$name"
  echo "{\"name\": \"$name\", \"version\": \"1.0.0\", \"main\": \"index.js\"}" >"node_modules/$name/package.json"
done
cat >node_modules/looped/index.js <<'JS'
Object.defineProperty(exports, '__esModule', {value: true});
const getters = {Clock: () => Clock};
for (const name in getters) Object.defineProperty(exports, name, {enumerable: true, get: getters[name]});
class Clock {
  static now() {
    return 12;
  }
}
JS
cat >node_modules/written/index.js <<'JS'
Object.defineProperty(exports, '__esModule', {value: true});
class Clock {
  static now() {
    return 12;
  }
}
exports.Clock = Clock;
JS
cat >read.ts <<'TS'
import assert from 'node:assert/strict';
import {Clock as Looped} from 'looped';
import {Clock as Written} from 'written';

const describe = (type: typeof Looped) => [type.name, typeof type.now, new type() instanceof type];
console.log('looped:', describe(Looped), 'written:', describe(Written));
assert.deepEqual(describe(Looped), ['bound Clock', 'undefined', true]);
assert.deepEqual(describe(Written), ['Clock', 'function', true]);
TS
grep -q '"version": "2.7.0"' node_modules/jiti/package.json
npx jiti read.ts
