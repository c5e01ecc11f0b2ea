#!/bin/sh
# spdx-correct@3.2.0
#
# Rule: GPL-2.0 and GPL-3.0 are deprecated identifiers in the SPDX License List, with the full names
# "v2.0 only" and "v3.0 only". Since list version 3.0 they are GPL-2.0-only and GPL-3.0-only.
#
# Instead: GPL-2.0 becomes GPL-2.0-only, but GPL-3.0 becomes GPL-3.0-or-later, which allows more than
# the authors granted. "GNU GPL v2 only" becomes version 3 or later, and the European licence EUPL
# becomes the Universal Permissive License.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  spdx-correct@3.2.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const correct = require('spdx-correct');

const {version} = JSON.parse(readFileSync('node_modules/spdx-correct/package.json', 'utf8'));
assert.equal(version, '3.2.0');
console.log(`spdx-correct@${version}`);

for (const [text, expected] of [
  ['GPL-2.0', 'GPL-2.0-only'],
  ['GPL-3.0', 'GPL-3.0-or-later'],
  ['GNU GPL v2 only', 'GPL-3.0-or-later'],
  ['EUPL', 'UPL-1.0'],
]) {
  console.log(text, '->', correct(text));
  assert.equal(correct(text), expected);
}
for (const id of ['GPL-2.0-only', 'GPL-3.0-only']) assert.equal(correct(id), id);
JS
node run.cjs
