#!/bin/sh
# packageurl-js@2.0.1
#
# Rule: the version of a package URL is a percent-encoded text of any form, and a Go package has the
# commit or the tag that it was built from (package-url specification, rules for each component:
# version; types, golang).
#
# Instead: a tag that starts with `v` and has fewer than three numbers throws a ReferenceError from
# inside the library, of a variable that does not exist. `v1.8.0` and a commit are accepted.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  packageurl-js@2.0.1 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {PackageURL} = require('packageurl-js');

const {version} = JSON.parse(readFileSync('node_modules/packageurl-js/package.json', 'utf8'));
assert.equal(version, '2.0.1');
console.log(`packageurl-js@${version}`);

const read = (tag) => PackageURL.fromString(`pkg:golang/github.com/gorilla/mux@${tag}`).version;
for (const tag of ['v1.8.0', 'abcdedf', '1.8']) assert.equal(read(tag), tag);
for (const tag of ['v1', 'v1.8'])
  assert.throws(
    () => read(tag),
    (error) => {
      console.log(`${tag}: ${error.name}: ${error.message}`);
      return error.name === 'ReferenceError' && error.message === 'throws is not defined';
    },
  );
JS
node run.cjs
