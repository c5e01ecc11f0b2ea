#!/bin/sh
# ng-openapi-gen@1.1.0
# @rtk-query/codegen-openapi@2.2.0
#
# Rule: `2XX` describes all responses from 200 to 299 (OpenAPI 3.0.3, 4.7.16 Responses Object), and a request
# is sent with the media type of its content (4.7.13 Request Body Object; RFC 7396, 4 for merge-patch).
#
# Instead: the type of a response described by `2XX` is void or unknown; by `200` it is the book. The client
# for RTK Query names no media type, so its body is sent as application/json.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  ng-openapi-gen@1.1.0 @rtk-query/codegen-openapi@2.2.0 typescript@5.9.3 >&2

cat >make.cjs <<'JS'
const {writeFileSync} = require('node:fs');
const schema = {type: 'object', properties: {title: {type: 'string'}}};
const responses = (code) => ({
  [code]: {description: 'A book', content: {'application/json': {schema}}},
});
writeFileSync(
  'api.json',
  JSON.stringify({
    openapi: '3.0.3',
    info: {title: 'Library', version: '1'},
    paths: {
      '/first': {get: {operationId: 'readFirst', responses: responses('200')}},
      '/last': {get: {operationId: 'readLast', responses: responses('2XX')}},
      '/book': {
        patch: {
          operationId: 'changeBook',
          requestBody: {content: {'application/merge-patch+json': {schema}}},
          responses: responses('200'),
        },
      },
    },
  }),
);
writeFileSync('empty.ts', 'export const empty: any = {};');
writeFileSync(
  'config.cjs',
  `module.exports = {schemaFile: './api.json', apiFile: './empty.ts', apiImport: 'empty',
  outputFile: './rtk.ts', exportName: 'api', hooks: false};`,
);
JS
node make.cjs
npx ng-openapi-gen --input api.json --output angular >/dev/null
npx rtk-query-codegen-openapi config.cjs >/dev/null
cat >read.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');

for (const [name, expected] of [
  ['ng-openapi-gen', '1.1.0'],
  ['@rtk-query/codegen-openapi', '2.2.0'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}
const find = (file, pattern) => {
  const found = pattern.exec(readFileSync(file, 'utf8'))?.[1].replace(/\s+/g, ' ');
  console.log(`${file}: ${found}`);
  return found;
};
const result = /Observable<StrictHttpResponse<([^>]+)>> \{/;
assert.match(find('angular/fn/operations/read-first.ts', result), /title/);
assert.equal(find('angular/fn/operations/read-last.ts', result), 'void');
assert.match(find('rtk.ts', /type ReadFirstApiResponse =[^]*?(\{[^]*?\});/), /title/);
assert.equal(find('rtk.ts', /type ReadLastApiResponse = (\w+);/), 'unknown');
assert.equal(find('rtk.ts', /(merge-patch)/), undefined);
JS
node read.cjs
