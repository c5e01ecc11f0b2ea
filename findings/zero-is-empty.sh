#!/bin/sh
# @himenon/openapi-parameter-formatter@2.1.0
#
# Rule: a parameter with the value 0 or false is sent as `0` or `false` (OpenAPI 3.1.1, Appendix B
# Data Type Conversion and Appendix C). A path parameter must not contain an unescaped `/`, `?` or
# `#` (4.8.12 Parameter Object, Fixed fields for use with `schema`; RFC 6570, 3.2.2).
#
# Instead: `page=0` and `archived=false` are sent as `page=` and `archived=`, and a path or header
# with 0 is undefined. A path value is not escaped: 'a/b' becomes two segments.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @himenon/openapi-parameter-formatter@2.1.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import formatter from '@himenon/openapi-parameter-formatter';

const file = 'node_modules/@himenon/openapi-parameter-formatter/package.json';
const {version} = JSON.parse(readFileSync(file, 'utf8'));
assert.equal(version, '2.1.0');
console.log(`@himenon/openapi-parameter-formatter@${version}`);

const {HeaderParameter, PathParameter, QueryParameter} = formatter;
const query = (name, value) => QueryParameter.generate(name, {value, style: 'form', explode: true});
const path = (value) => PathParameter.generate('id', {value, style: 'simple', explode: false});
const header = (value) => HeaderParameter.generate('X-N', {value, style: 'simple', explode: false});
for (const [label, text, expected] of [
  ['query 1', query('page', 1), 'page=1'],
  ['query 0', query('page', 0), 'page='],
  ['query true', query('archived', true), 'archived=true'],
  ['query false', query('archived', false), 'archived='],
  ['path 0', path(0), undefined],
  ['header 0', header(0), undefined],
  ['path a/b', path('a/b'), 'a/b'],
  ['path a?b#c', path('a?b#c'), 'a?b#c'],
]) {
  console.log(label, text);
  assert.equal(text, expected);
}
JS
node run.mjs
