#!/bin/sh
# uri-templates@0.2.0, @std-uritemplate/std-uritemplate@2.0.12, uritemplate@0.3.4
#
# Rule: null is an undefined value, and expansion appends each defined member of a list
# (RFC 6570, 2.3 Variables and 3.2.1 Variable Expansion), so {?tags} of null and `due` is `?tags=due`.
#
# Instead: uri-templates sends the text null as a tag, and std-uritemplate throws, although both
# leave out a variable that is null. uritemplate is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  uri-templates@0.2.0 @std-uritemplate/std-uritemplate@2.0.12 uritemplate@0.3.4 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {StdUriTemplate} = require('@std-uritemplate/std-uritemplate');
const uritemplate = require('uritemplate');
const uriTemplates = require('uri-templates');

for (const [name, expected] of [
  ['uri-templates', '0.2.0'],
  ['@std-uritemplate/std-uritemplate', '2.0.12'],
  ['uritemplate', '0.3.4'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const template = '/risks{?tags}';
const list = {tags: [null, 'due']};
for (const values of [{tags: null}, {}]) {
  assert.equal(uriTemplates(template).fill(values), '/risks');
  assert.equal(StdUriTemplate.expand(template, values), '/risks');
}
console.log('uri-templates:', uriTemplates(template).fill(list));
assert.equal(uriTemplates(template).fill(list), '/risks?tags=null,due');
console.log('uritemplate:', uritemplate.parse(template).expand(list));
assert.equal(uritemplate.parse(template).expand(list), '/risks?tags=due');
assert.throws(
  () => StdUriTemplate.expand(template, list),
  (error) => {
    console.log('std-uritemplate:', error.message);
    return /Illegal class/.test(error.message);
  },
);
JS
node run.cjs
