#!/bin/sh
# typed-openapi@2.2.7
#
# Rule: `null` in an `enum` is the value null, not a text (JSON Schema 2020-12 Core, 4.2.1; Validation, 6.1.2),
# and `prefixItems` gives the schema of each position (Core, 10.3.1.1).
#
# Instead: the generated type allows the text "null" too, and a pair becomes an array of anything.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  typed-openapi@2.2.7 >&2

cat >api.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": {"title": "Library", "version": "1"},
  "paths": {},
  "components": {
    "schemas": {
      "State": {"type": ["string", "null"], "enum": ["lent", null]},
      "Pair": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}
    }
  }
}
JSON
npx typed-openapi api.json --output types.ts >/dev/null
cat >read.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');

const {version} = JSON.parse(readFileSync('node_modules/typed-openapi/package.json', 'utf8'));
assert.equal(version, '2.2.7');
console.log(`typed-openapi@${version}`);

const source = readFileSync('types.ts', 'utf8');
const read = (name) => {
  const type = new RegExp(`export type ${name} = ([^;\n]+)`).exec(source)[1].trim();
  console.log(`${name}: ${type}`);
  return type;
};
assert.match(read('State'), /"null"/);
assert.equal(read('Pair'), 'Array<any>');
JS
node read.cjs
