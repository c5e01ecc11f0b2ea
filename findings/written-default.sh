#!/bin/sh
# swagger2openapi@7.0.8
# oas-normalize@17.0.1
#
# Rule: `collectionFormat: csv` is the default of a header that is an array in Swagger 2.0 (Header Object),
# so writing it changes nothing. OpenAPI 3 has the same header as `style: simple` (3.0.3, 4.7.21).
#
# Instead: the contract that writes the default of a response header is refused: "Nested collectionFormats
# are not supported". Without the line it is converted. oas-normalize uses this converter.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  swagger2openapi@7.0.8 oas-normalize@17.0.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import OASNormalize from 'oas-normalize';

const {convertObj} = createRequire(import.meta.url)('swagger2openapi');
for (const [name, expected] of [
  ['swagger2openapi', '7.0.8'],
  ['oas-normalize', '17.0.1'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}
const contract = (format) => ({
  swagger: '2.0',
  info: {title: 'Library', version: '1'},
  paths: {
    '/books': {
      get: {
        responses: {
          200: {
            description: 'Books',
            headers: {'X-Topics': {type: 'array', items: {type: 'string'}, ...format}},
          },
        },
      },
    },
  },
});
const csv = {collectionFormat: 'csv'};
const attempt = async (title, convert) => {
  const result = await convert().then(
    () => 'converted',
    (error) => error.message,
  );
  console.log(`${title}: ${result}`);
  return result;
};
const refused = 'Nested collectionFormats are not supported';
assert.equal(await attempt('default', () => convertObj(contract({}), {})), 'converted');
assert.equal(await attempt('default, written', () => convertObj(contract(csv), {})), refused);
const normalize = () => new OASNormalize(contract(csv)).convert();
assert.equal(await attempt('oas-normalize', normalize), refused);
JS
node run.mjs
