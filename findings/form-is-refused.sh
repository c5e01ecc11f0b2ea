#!/bin/sh
# openapi-police@4.0.7
#
# Rule: the default `style` of a query parameter is `form`, and `simple` is for paths and headers
# (OpenAPI 3.0.3, 4.7.12.2 Fixed Fields and 4.7.12.3 Style Values). To write a default changes
# nothing.
#
# Instead: a query parameter with `style: form` throws, also the example of the library's README.
# Without `style` it is read as `simple`. A header, for which the specification has no other style
# than `simple`, may be `form`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-police@4.0.7 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {ParameterObject} from 'openapi-police';

const {version} = JSON.parse(readFileSync('node_modules/openapi-police/package.json', 'utf8'));
assert.equal(version, '4.0.7');
console.log(`openapi-police@${version}`);

const create = (fields) => new ParameterObject({name: 'tags', schema: {type: 'string'}, ...fields});
for (const fields of [
  {in: 'query', style: 'form', explode: true},
  {in: 'query', style: 'form'},
]) {
  assert.throws(
    () => create(fields),
    (error) => {
      console.log(JSON.stringify(fields), `${error.name}: ${error.message}`);
      return error.message === 'style';
    },
  );
}
const query = create({in: 'query'});
const cookie = create({in: 'cookie'});
console.log('defaults:', query.parameter.style, cookie.parameter.style);
assert.deepEqual([query.parameter.style, cookie.parameter.style], ['simple', 'simple']);
assert.equal(create({in: 'query', style: 'simple'}).parameter.style, 'simple');
assert.equal(create({in: 'header', style: 'form'}).parameter.style, 'form');
JS
node run.mjs
