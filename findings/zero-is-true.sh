#!/bin/sh
# openapi-request-coercer@12.1.3
#
# Rule: a boolean parameter is sent as `true` or `false` (OpenAPI 3.0.3, 4.7.12 Parameter Object, Style
# Examples; JSON Schema 2020-12 Core, 4.2.1). Whatever else arrives is no boolean, and int64 has more digits
# than a double.
#
# Instead: every text but `false` becomes true, `0` and an empty text too, so a validator behind it finds
# nothing wrong. An int64 is rounded. A text that is no number stays, and is found.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-request-coercer@12.1.3 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {default: OpenAPIRequestCoercer} = require('openapi-request-coercer');

const name = 'openapi-request-coercer';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '12.1.3');
console.log(`${name}@${version}`);

const coerce = (schema, text) => {
  const coercer = new OpenAPIRequestCoercer({parameters: [{name: 'value', in: 'query', schema}]});
  const request = {query: {value: text}, headers: {}, params: {}};
  coercer.coerce(request);
  console.log(schema.type, JSON.stringify(text), '=>', JSON.stringify(request.query.value));
  return request.query.value;
};
const boolean = {type: 'boolean'};
assert.equal(coerce(boolean, 'false'), false);
for (const text of ['true', '0', 'no', '']) assert.equal(coerce(boolean, text), true);
const integer = {type: 'integer', format: 'int64'};
assert.equal(coerce(integer, '12 books'), '12 books');
assert.equal(String(coerce(integer, '9007199254740993')), '9007199254740992');
JS
node run.cjs
