#!/bin/sh
# @swaggerexpert/cookie@2.1.1
#
# Rule: a cookie parameter is percent-encoded by its default style `form` (OpenAPI 3.1.1, 4.8.12
# Parameter Object and Appendix C), or sent as it is. RFC 6265 (4.1.1) suggests Base64 to servers
# for cookies that they alone read. In any case a reader must be able to tell what was sent.
#
# Instead: a value is sent as it is, unless it contains a space, comma, semicolon or letter outside
# ASCII: then it is Base64 without a mark. So 'b c' and 'YiBj' are the same cookie, and the
# library's own parser returns 'YiBj' for both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @swaggerexpert/cookie@2.1.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {ObjectTranslator, parseCookie, serializeCookie} from '@swaggerexpert/cookie';

const {version} = JSON.parse(readFileSync('node_modules/@swaggerexpert/cookie/package.json', 'utf8'));
assert.equal(version, '2.1.1');
console.log(`@swaggerexpert/cookie@${version}`);

for (const [value, cookie, parsed] of [
  ['abc', 'theme=abc', 'abc'],
  ['b c', 'theme=YiBj', 'YiBj'],
  ['YiBj', 'theme=YiBj', 'YiBj'],
  ['red,blue', 'theme=cmVkLGJsdWU', 'cmVkLGJsdWU'],
  ['50%', 'theme=50%', '50%'],
]) {
  const sent = serializeCookie({theme: value});
  const {tree} = parseCookie(sent, {translator: new ObjectTranslator()});
  console.log(JSON.stringify(value), '->', sent, '->', JSON.stringify(tree.theme));
  assert.equal(sent, cookie);
  assert.equal(tree.theme, parsed);
}
JS
node run.mjs
