#!/bin/sh
# @hey-api/openapi-ts@0.99.0
# typed-openapi@2.2.7
# openapi-zod@0.2.7
# @geut/openapi-box@5.0.8
#
# Rule: every branch of `allOf` applies to the same value, so a branch with nothing but `required` makes properties of
# the other branch required (JSON Schema 2020-12 Core, 10.2.1.1, and Validation, 6.5.3). It is the usual way to
# describe a new object by the schema of a partial one.
#
# Instead: four generators make the branch `unknown`, `any` or any object. A new line without its article number is
# valid by the generated schemas and types.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @hey-api/openapi-ts@0.99.0 typed-openapi@2.2.7 openapi-zod@0.2.7 @geut/openapi-box@5.0.8 typescript@5.9.3 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createClient} from '@hey-api/openapi-ts';

for (const [name, expected] of [
  ['@hey-api/openapi-ts', '0.99.0'],
  ['typed-openapi', '2.2.7'],
  ['openapi-zod', '0.2.7'],
  ['@geut/openapi-box', '5.0.8'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const schema = {$ref: '#/components/schemas/NewLine'};
const contract = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  paths: {
    '/lines': {
      post: {
        operationId: 'createLine',
        requestBody: {content: {'application/json': {schema}}},
        responses: {204: {description: 'ok'}},
      },
    },
  },
  components: {
    schemas: {
      Line: {type: 'object', properties: {sku: {type: 'string'}, note: {type: 'string'}}},
      NewLine: {allOf: [{$ref: '#/components/schemas/Line'}, {required: ['sku']}]},
    },
  },
};
writeFileSync('contract.json', JSON.stringify(contract));
const generate = (command, ...options) =>
  execFileSync(`node_modules/.bin/${command}`, ['contract.json', ...options], {stdio: 'ignore'});
const expectIn = (name, file, expected) => {
  const source = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  const found = source.match(expected)?.[0];
  console.log(name, found);
  assert.ok(found, source);
};

const plugins = ['zod', '@hey-api/typescript'];
await createClient({input: 'contract.json', output: 'client', plugins, logs: {level: 'silent'}});
expectIn('@hey-api', 'client/zod.gen.ts', /zNewLine = zLine\.and\(z\.unknown\(\)\)/);
expectIn('@hey-api', 'client/types.gen.ts', /NewLine = Line & unknown/);
generate('typed-openapi', '-o', 'typed.ts');
expectIn('typed-openapi', 'typed.ts', /NewLine = \(?Line & unknown\)?/);
generate('openapi-zod', '-o', 'zod.ts');
expectIn('openapi-zod', 'zod.ts', /NewLine = z\.intersection\([^,]+, z\.record\(z\.any\(\)\)\)/);
generate('openapi-box', '-o', 'box.js');
expectIn('@geut/openapi-box', 'box.js', /NewLine = T\.Intersect\(\[ [^\]]+, T\.Any\(\) \]\)/);
JS
node run.mjs
